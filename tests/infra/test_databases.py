"""What tests/table tries on SQLite, on PostgreSQL too: the store, killed servers, and races between processes."""

from tests.table.test_campaign_kill import *  # noqa: F403
from tests.table.test_chat import (  # noqa: F401
    test_a_kill_in_mid_talk_loses_no_line_that_was_answered,
    test_what_was_answered_survives_a_kill,
)
from tests.table.test_kill import *  # noqa: F403
from tests.table.test_lobby import test_of_many_who_take_a_seat_at_once_one_has_it  # noqa: F401
from tests.table.test_profiles import test_what_a_killed_process_left_is_counted_by_the_next  # noqa: F401
from tests.table.test_race import *  # noqa: F403
from tests.table.test_rules_versions import test_a_killed_server_comes_back_with_other_rules  # noqa: F401
from tests.table.test_store import *  # noqa: F403
from tests.table.test_store_company import *  # noqa: F403
from tests.table.test_transfer import (
    test_a_database_that_holds_something_is_left_alone,  # noqa: F401
    test_a_file_of_before_an_upgrade_is_read_in_and_brought_up_to_date,  # noqa: F401
    test_everything_comes_back_the_same,  # noqa: F401
    test_new_rows_are_counted_on,  # noqa: F401
    test_people_go_on_where_they_were,  # noqa: F401
    test_rows_that_do_not_fit_leave_nothing_behind,  # noqa: F401
)
