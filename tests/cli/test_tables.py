"""`phylarium tables export` and `import`, as they are typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Call
from tests.table.test_transfer import ODD, source

from phylarium.table.schema import metadata


@pytest.fixture
def filled(tmp_path: Path) -> str:
    return str(source(tmp_path).data_dir)


def test_a_database_is_moved_in_words(bare: Call, filled: str) -> None:
    rows = len(ODD) * len(metadata.tables)
    out = bare("tables", "export", "all.export", "--data", filled)
    assert out.exit_code == 0, out.output
    assert f"{rows} rows of {filled}/phylarium.db are in all.export." in out.output
    assert "keep it as private as the server" in out.output
    back = bare("tables", "import", "all.export", "--database", "sqlite:///other.db")
    assert back.exit_code == 0, back.output
    assert f"{rows} rows of all.export are in other.db now." in back.output


def test_a_database_is_moved_for_programs(bare: Call, filled: str) -> None:
    out = json.loads(bare("tables", "export", "all.export", "--data", filled, "--json").stdout)
    back = json.loads(bare("tables", "import", "all.export", "--data", "there", "--json").stdout)
    assert out == {**back, "database": f"{filled}/phylarium.db"}
    assert back["database"] == "there/phylarium.db"
    assert back["rows"] == sum(back["tables"].values()) == len(ODD) * len(metadata.tables)
    assert len(back["sha256"]) == 64


def test_a_folder_that_is_named_goes_before_the_database_of_the_environment(
    bare: Call, filled: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare("tables", "export", "all.export", "--data", filled)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///of-the-server.db")
    back = json.loads(bare("tables", "import", "all.export", "--data", "there", "--json").stdout)
    assert back["database"] == "there/phylarium.db"
    assert not Path("of-the-server.db").exists()
    looked = json.loads(bare("doctor", "--data", "there", "--json").stdout)["findings"]
    assert [one["database"] for one in looked if one["about"] == "database"] == ["there/phylarium.db"]
    other = json.loads(bare("tables", "import", "all.export", "--json").stdout)
    assert other["database"] == "of-the-server.db"


def test_what_cannot_be_done_is_one_line(bare: Call, filled: str, tmp_path: Path) -> None:
    bare("tables", "export", "all.export", "--data", filled)
    (tmp_path / "no.export").write_text("no")
    for words, sentence in (
        (["export", "all.export", "--data", filled], "all.export is there already"),
        (["export", "new.export", "--data", "nowhere"], "There is no database nowhere/phylarium.db"),
        (["import", "all.export", "--data", filled], "is not empty"),
        (["import", "no.export", "--data", "new"], "no.export is no database that"),
        (["import", "gone.export", "--data", "new"], "gone.export: No such file"),
        (["import", "all.export", "--database", "mysql://nobody"], "postgresql:// or sqlite:///"),
    ):
        refused = bare("tables", *words)
        assert refused.exit_code == 2, refused.output
        assert sentence in refused.stderr
        assert len(refused.stderr.splitlines()) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["all.export", "no.export", "source"]
