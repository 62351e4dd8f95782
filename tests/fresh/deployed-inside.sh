# What is tried of a server that runs under systemd behind nginx: the end of what tests/fresh/deployed.sh types.
site=https://play.example.org
asked() { curl -sS --fail --cacert /etc/ssl/phylarium.pem --cookie /tmp/jar --cookie-jar /tmp/jar -H "Origin: $site" "$@"; }
until_well() { for _ in $(seq 90); do curl -sf "http://127.0.0.1:$1/healthz" && return; sleep 2; done; return 1; }
value() { python3 -c 'import json, sys; print(json.load(sys.stdin)[sys.argv[1]])' "$1"; }

until_well 8001
until_well 8002
echo "deployed: $(systemctl --version | head -n 1), nginx, PostgreSQL, Redis and two processes run; the unit: $(systemd-analyze security --no-pager phylarium@8001 | tail -n 1)"
asked "$site/" | grep -q '<html'
[ "$(curl -s --cacert /etc/ssl/phylarium.pem -o /dev/null -w '%{http_code}' "$site/metrics")" = 403 ]
table=$(asked -H 'Content-Type: application/json' -d '{"game":"marine","bot":"adult","seats":2}' "$site/api/quick" | value id)

# Five moves, with a bot that thinks in a process of its own; then a picture, by a program of the system.
for _ in 1 2 3 4 5; do
    for _ in $(seq 60); do
        asked "$site/api/tables/$table" >/tmp/seen
        [ "$(value yours </tmp/seen)" = False ] || break
        sleep 1
    done
    move=$(python3 -c 'import json; s = json.load(open("/tmp/seen")); print(json.dumps({"number": s["number"], "action": s["options"][0]["action"]}))')
    asked -H 'Content-Type: application/json' -d "$move" "$site/api/tables/$table/actions" >/dev/null
done
played=$(asked "$site/api/tables/$table" | value number)
[ "$played" -ge 5 ]
echo "deployed: a game with a bot through nginx, $played decisions"

systemctl restart phylarium@8001
until_well 8001
[ "$(asked "$site/api/tables/$table" | value number)" -ge "$played" ]
echo "deployed: a process was restarted and the game goes on"

# Backup, another database, and back.
set -a
. /etc/phylarium.env
set +a
cd /tmp
PATH=/srv/phylarium/venv/bin:$PATH
phylarium tables export all.export
DATABASE_URL='' phylarium tables import all.export --data /tmp/copy
DATABASE_URL='' phylarium tables check --data /tmp/copy
DATABASE_URL='' phylarium tables export again.export --data /tmp/copy
phylarium doctor
systemctl stop phylarium@8001 phylarium@8002
phylarium tables export last.export
runuser -u postgres -- createdb other --owner phylarium
phylarium tables import last.export --database postgresql://phylarium:sesame@127.0.0.1/other
phylarium tables check --database postgresql://phylarium:sesame@127.0.0.1/other
echo "deployed: exported, imported into SQLite and into another PostgreSQL, and checked"
[ "$(systemctl show --property Result --value phylarium@8001)" = success ]
if journalctl -u 'phylarium@*' --no-pager | grep -E 'Traceback|"level":"error"'; then exit 1; fi
echo 'All of it is well.'
