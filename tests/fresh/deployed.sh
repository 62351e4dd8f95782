#!/bin/bash
# The page about running a server, followed on a Debian that boots: make deployed.
#
#   tests/fresh/deployed.sh trixie      the release to try
#
# The commands of docs/deploy.md under "Debian, step by step" are typed in a container of systemd, in their order, with what the page
# says is to be put in: a password, a name, a certificate. PostgreSQL, Redis, nginx and two processes of the unit then run under systemd
# as they would on a server, in a network of their own. A game is played through nginx, a process is restarted, the database goes into a
# file and into another database, and everything is asked whether it is well.
#
# Needs root, debootstrap and systemd-nspawn (installed where they are missing). Only what is committed is tried.
set -euo pipefail

home=$(cd "$(dirname "$0")/../.." && pwd)
release=${1:-trixie}
CACHE=${CACHE:-/var/cache/phylarium-fresh}
logs=$home/build/fresh
bundle=/etc/ssl/certs/ca-certificates.crt

say() { echo "deployed: $*"; }

# The commands of the page, a line each, without its remarks.
page() {
    sed -n '/^## Debian, step by step/,/^## /p' "$home/docs/deploy.md" | sed -n '/^```sh$/,/^```$/p' | grep -v '^```' | sed 's/  *#.*//'
}

[ "$(id -u)" = 0 ] || { say "this needs root: it makes a system of its own and boots it"; exit 2; }
mkdir -p "$CACHE" "$logs"
for package in debootstrap systemd-container; do
    dpkg -s "$package" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "$package" >/dev/null; }
done
tar=$CACHE/$release-systemd.tar
if [ ! -s "$tar" ]; then
    say "making a $release that boots"
    made=$(mktemp -d)
    chmod 755 "$made" # PostgreSQL is prepared by a user of its own
    mirror=$(apt-get indextargets --format '$(SITE)' 2>/dev/null | grep -m1 debian.org || true)
    # What the page installs comes with it, so that nothing has to be fetched while it runs.
    wanted=$(page | sed -n 's/^apt-get install --no-install-recommends //p' | tr ' ' ',')
    debootstrap --variant=minbase --include="systemd,systemd-sysv,dbus,ca-certificates,curl,openssl,$wanted" \
        "$release" "$made" "${mirror:-http://deb.debian.org/debian}" >"$logs/$release-systemd.log" 2>&1 ||
        { tail "$logs/$release-systemd.log"; rm -rf "$made"; exit 1; }
    tar -C "$made" -cf "$tar.part" . && mv "$tar.part" "$tar"
    rm -rf "$made"
fi
root=$(mktemp -d "/var/tmp/phylarium-$release-XXXXXX")
trap 'rm -rf --one-file-system "$root"' EXIT
tar -C "$root" -xf "$tar"
chmod 755 "$root"
[ ! -s $bundle ] || cp $bundle "$root$bundle"
cp /etc/resolv.conf "$root/etc/"
git clone -q --no-hardlinks "$home" "$root/srv/checkout"

# Before it boots, while there is a network: the user, the environment and what is installed into it.
{
    echo 'set -eux; cd /srv/checkout'
    [ ! -s $bundle ] || echo "export PIP_CERT=$bundle"
    page | grep -E '^(useradd|python3|/srv)'
} >"$root/srv/before.sh"
chroot "$root" /usr/bin/env -i HOME=/root LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin bash /srv/before.sh \
    >"$logs/$release-before.log" 2>&1 || { tail -n 20 "$logs/$release-before.log"; exit 1; }

# The rest of the page, once it has booted, and then the trying.
{
    echo 'set -eux; cd /srv/checkout'
    echo 'openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=play.example.org -addext subjectAltName=DNS:play.example.org \'
    echo '    -keyout /etc/ssl/phylarium.key -out /etc/ssl/phylarium.pem 2>/dev/null'
    echo 'echo 127.0.0.1 play.example.org >>/etc/hosts'
    page | grep -vE '^(apt-get|useradd|python3|/srv)' |
        sed -e "s|^\(runuser.*createuser.*\) --pwprompt|\1; runuser -u postgres -- psql -c \"alter role phylarium password 'sesame'\"|" \
            -e 's|^\(install .*\) /etc/phylarium.env$|\1 /etc/phylarium.env; sed -i s/PASSWORD/sesame/ /etc/phylarium.env|' \
            -e 's|systemctl reload nginx|systemctl reload-or-restart nginx|'
    cat "$home/tests/fresh/deployed-inside.sh"
} >"$root/srv/inside.sh"
cat >"$root/etc/systemd/system/try.service" <<'UNIT'
[Unit]
After=postgresql.service redis-server.service nginx.service
[Service]
Type=oneshot
StandardOutput=file:/srv/inside.log
StandardError=inherit
ExecStart=/bin/bash /srv/inside.sh
ExecStopPost=/bin/systemctl poweroff --no-block
UNIT
mkdir -p "$root/etc/systemd/system/multi-user.target.wants"
ln -s /etc/systemd/system/try.service "$root/etc/systemd/system/multi-user.target.wants/"
timeout 900 systemd-nspawn --quiet --register=no --keep-unit --directory="$root" --boot --private-network --console=pipe \
    >"$logs/$release-boot.log" 2>&1 || true
cp "$root/srv/inside.log" "$logs/$release-deployed.log" 2>/dev/null ||
    { say "$release did not boot"; tail -n 20 "$logs/$release-boot.log"; exit 1; }
if grep -q '^All of it is well\.$' "$logs/$release-deployed.log"; then
    grep '^deployed: ' "$logs/$release-deployed.log"
else
    say "$release: something is wrong"
    tail -n 40 "$logs/$release-deployed.log"
    exit 1
fi
