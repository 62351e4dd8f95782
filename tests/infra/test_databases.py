"""What tests/table tries on SQLite, on PostgreSQL too: the store, killed servers, and races between processes."""

from tests.table.test_campaign_kill import *  # noqa: F403
from tests.table.test_chat import test_what_was_answered_survives_a_kill  # noqa: F401
from tests.table.test_kill import *  # noqa: F403
from tests.table.test_lobby import test_of_many_who_take_a_seat_at_once_one_has_it  # noqa: F401
from tests.table.test_profiles import test_what_a_killed_process_left_is_counted_by_the_next  # noqa: F401
from tests.table.test_race import *  # noqa: F403
from tests.table.test_rules_versions import test_a_killed_server_comes_back_with_other_rules  # noqa: F401
from tests.table.test_store import *  # noqa: F403
from tests.table.test_store_company import *  # noqa: F403
