"""What tests/table tries on SQLite, on PostgreSQL too: the store, killed servers, and races between processes."""

from tests.table.test_campaign_kill import *  # noqa: F403
from tests.table.test_kill import *  # noqa: F403
from tests.table.test_race import *  # noqa: F403
from tests.table.test_rules_versions import test_a_killed_server_comes_back_with_other_rules  # noqa: F401
from tests.table.test_store import *  # noqa: F403
