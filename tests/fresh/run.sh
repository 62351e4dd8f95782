#!/bin/bash
# Both commands of the README, `make play` and `make test`, from a clean clone in a bare Debian: make fresh.
#
#   tests/fresh/run.sh bookworm trixie      the releases to try, one after the other
#
#   STEPS="play again test"   what is tried: play serves the table and asks it for its first page, again does so once more
#   CACHE=folder        base systems and downloaded packages, kept from one time to the next
#   PORT=8765           where the table is served, on the loopback interface alone
#   SUITE="make test"   the second command: something shorter while one looks for a fault
#
# Each step says how many seconds it took, and the last line of a release has them all, as a row of the table in docs/testing.md:
# from typing the first `make play` to the answer, installing included; the same once everything is installed; all of `make test`.
#
# Needs root and debootstrap (installed where it is missing). All mounts belong to a mount namespace of their own and all
# processes to a process namespace, so nothing is left of either, however this ends. Only what is committed is tried.
set -euo pipefail

home=$(cd "$(dirname "$0")/../.." && pwd)
STEPS=${STEPS:-play again test}
CACHE=${CACHE:-/var/cache/phylarium-fresh}
PORT=${PORT:-8765}
SUITE=${SUITE:-make test}
logs=$home/build/fresh
bundle=/etc/ssl/certs/ca-certificates.crt

say() { echo "fresh: $*"; }

# The mirror that this machine's own packages come from.
mirror() {
    local found
    found=$(apt-get indextargets --format '$(SITE)' 2>/dev/null | grep -m1 debian.org || true)
    echo "${found:-http://deb.debian.org/debian}"
}

# base RELEASE: a tar file with the bare system of a release.
base() {
    local tar=$CACHE/$1.tar
    if [ ! -s "$tar" ]; then
        say "making a bare $1" >&2
        command -v debootstrap >/dev/null || { apt-get update -qq && apt-get install -y -qq debootstrap; } >&2
        local made
        made=$(mktemp -d)
        # A bare system, with what the README asks for.
        debootstrap --variant=minbase --include=make,git,ca-certificates "$1" "$made" "$(mirror)" \
            >"$logs/$1-debootstrap.log" 2>&1 || { tail "$logs/$1-debootstrap.log" >&2; rm -rf "$made"; return 1; }
        tar -C "$made" -cf "$tar.part" . && mv "$tar.part" "$tar"
        rm -rf "$made"
    fi
    echo "$tar"
}

# inside ROOT COMMAND: in the bare system, in the clone, with nothing of this machine's environment.
inside() {
    local root=$1
    shift
    local -a kept=(HOME=/root LANG=C.UTF-8 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive)
    local name
    for name in http_proxy https_proxy no_proxy; do
        [ -z "${!name:-}" ] || kept+=("$name=${!name}")
    done
    # Where a network has a certificate of its own, downloads need it there as they do here.
    [ ! -s "$root$bundle" ] || kept+=("PIP_CERT=$bundle" "NODE_EXTRA_CA_CERTS=$bundle")
    chroot "$root" /usr/bin/env -i "${kept[@]}" bash -c "cd /srv/phylarium && $*"
}

# The first page of the table, once it answers; it has ten minutes for installing and starting.
answered() {
    local until=$((SECONDS + 600)) line
    while [ $SECONDS -lt $until ]; do
        kill -0 "$1" 2>/dev/null || return 1
        # In a shell of its own: where nobody listens yet, that one ends.
        line=$( (exec 3<>"/dev/tcp/127.0.0.1/$PORT" && printf 'GET / HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n' >&3 && head -n 1 <&3) 2>/dev/null || true)
        case $line in *" 200 "*) return 0 ;; esac
        sleep 1
    done
    return 1
}

# play RELEASE ROOT NAME: `make play` in a process group of its own, until it answers.
play() {
    set -m
    inside "$2" make play "PORT=$PORT" >"$logs/$1-$3.log" 2>&1 &
    set +m
    server=$!
    answered $server || { say "$1: make play does not answer"; tail -n 20 "$logs/$1-$3.log"; return 1; }
}

# What was served last is told to stop, as by Ctrl-C, and gone.
ended() {
    kill -INT -- -$server
    wait $server || true
    for _ in $(seq 60); do
        (exec 3<>"/dev/tcp/127.0.0.1/$PORT") 2>/dev/null || return 0
        sleep 1
    done
    say "the table is still there"
    return 1
}

# one RELEASE ROOT: both commands in a system that lies there. Runs in namespaces of its own.
one() {
    local release=$1 root=$2 began
    mkdir -p "$CACHE/$release-apt/partial" "$CACHE/pip" "$root/root/.cache/pip"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount --rbind /sys "$root/sys"
    mount --bind "$CACHE/$release-apt" "$root/var/cache/apt/archives"
    mount --bind "$CACHE/pip" "$root/root/.cache/pip"
    cp /etc/resolv.conf /etc/hosts "$root/etc/"
    [ ! -s $bundle ] || cp $bundle "$root$bundle"
    # Otherwise every package that was installed is removed from the shared folder.
    echo 'Binary::apt::APT::Keep-Downloaded-Packages "true";' >"$root/etc/apt/apt.conf.d/keep"
    rm -f "$root/etc/apt/apt.conf.d/docker-clean"
    git clone -q --no-hardlinks "$home" "$root/srv/phylarium"
    local python played=- again=- tested=-
    for step in $STEPS; do
        began=$SECONDS
        case $step in
        play)
            play "$release" "$root" play || return 1
            played=$((SECONDS - began))
            python=$(inside "$root" .venv/bin/python -V)
            say "$release: the first make play answers after $played s ($python)"
            ended || return 1
            ;;
        again)
            play "$release" "$root" again || return 1
            again=$((SECONDS - began))
            say "$release: the second make play answers after $again s"
            ended || return 1
            ;;
        test)
            inside "$root" "$SUITE" >"$logs/$release-test.log" 2>&1 ||
                { say "$release: $SUITE fails"; tail -n 40 "$logs/$release-test.log"; return 1; }
            tested=$((SECONDS - began))
            say "$release: $SUITE passes after $tested s: $(grep -E '^[0-9]+ passed' "$logs/$release-test.log" | tr '\n' ';')"
            ;;
        *) say "there is no step $step"; return 2 ;;
        esac
    done
    say "$release: | Debian $(cat "$root/etc/debian_version") | ${python#Python } | $played s | $again s | $tested s |"
}

if [ "${1:-}" = --inside ]; then
    one "$2" "$3"
    exit
fi

[ "$(id -u)" = 0 ] || { say "this needs root: it makes a system of its own and mounts into it"; exit 2; }
[ $# -gt 0 ] || set -- bookworm trixie
mkdir -p "$CACHE" "$logs"
export STEPS CACHE PORT SUITE
failed=0
for release in "$@"; do
    tar=$(base "$release") || { failed=1; continue; }
    root=$(mktemp -d "/var/tmp/phylarium-$release-XXXXXX")
    tar -C "$root" -xf "$tar"
    chmod 755 "$root" # as / is: apt and databases work as users of their own
    unshare --mount --pid --fork --kill-child "$0" --inside "$release" "$root" || failed=1
    # One filesystem: should a mount have outlived its namespace after all, nothing behind it is touched.
    rm -rf --one-file-system "$root"
done
exit $failed
