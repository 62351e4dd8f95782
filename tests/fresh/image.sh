#!/bin/bash
# The image of deploy/Containerfile, built and run without a registry and without an engine for containers: make image.
#
# buildah builds it in a chroot, from a Debian with Python that debootstrap makes here under the name that the file asks for; the real
# base image differs in where its Python lies. Then a container of it runs as the image says, on the loopback interface alone: it must
# answer, keep its games in the volume, run as nobody in particular, and its health check must tell running from stopped.
#
#   COMPILE=0      with an interpreted engine, for all but the minutes that compiling takes
#
# Needs root; buildah and debootstrap are installed where they are missing. Only what is committed is tried.
set -euo pipefail

home=$(cd "$(dirname "$0")/../.." && pwd)
CACHE=${CACHE:-/var/cache/phylarium-fresh}
PORT=${PORT:-8766}
COMPILE=${COMPILE:-1}
logs=$home/build/fresh
bundle=/etc/ssl/certs/ca-certificates.crt
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs

say() { echo "image: $*"; }

[ "$(id -u)" = 0 ] || { say "this needs root: it makes a system of its own"; exit 2; }
mkdir -p "$CACHE" "$logs"
for package in debootstrap buildah; do
    dpkg -s "$package" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "$package" >/dev/null; }
done
python=$(sed -n 's/^ARG PYTHON=//p' "$home/deploy/Containerfile")
name=$(sed -n "s/^FROM \(.*\)\${PYTHON}\(-slim\)$/\1$python\2/p" "$home/deploy/Containerfile")
if ! buildah inspect --type image "$name" >/dev/null 2>&1; then
    say "making a base image with Python $python"
    made=$(mktemp -d)
    mirror=$(apt-get indextargets --format '$(SITE)' 2>/dev/null | grep -m1 debian.org || true)
    debootstrap --variant=minbase --include=python3,python3-venv,python3-dev,python3-pip,ca-certificates trixie "$made" \
        "${mirror:-http://deb.debian.org/debian}" >"$logs/image-debootstrap.log" 2>&1 ||
        { tail "$logs/image-debootstrap.log"; rm -rf "$made"; exit 1; }
    ln -s /usr/bin/python3 "$made/usr/local/bin/python"
    rm -f "$made"/usr/lib/python3*/EXTERNALLY-MANAGED
    # As in the real one, packages are not kept once they are installed.
    rm -f "$made"/var/cache/apt/archives/*.deb
    echo 'DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb || true"; };' >"$made/etc/apt/apt.conf.d/docker-clean"
    # Where a network has a certificate of its own, downloads need it there as they do here.
    [ ! -s $bundle ] || { cp $bundle "$made$bundle"; printf '[global]\ncert = %s\n' $bundle >"$made/etc/pip.conf"; }
    container=$(buildah from scratch)
    buildah add -q "$container" "$made" / >/dev/null
    buildah config --env PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
    buildah commit -q --rm "$container" "$name" >/dev/null
    rm -rf "$made"
fi
source=$(mktemp -d)
container=
server=
trap '[ -z "$server" ] || kill -TERM -- -$server 2>/dev/null || true; [ -z "$container" ] || buildah rm "$container" >/dev/null; rm -rf "$source"' EXIT
git clone -q --no-hardlinks "$home" "$source/phylarium"
began=$SECONDS
(cd "$source/phylarium" && nice buildah build --pull-never --format docker --build-arg "COMPILE=$COMPILE" -f deploy/Containerfile -t phylarium .) >"$logs/image-build.log" 2>&1 ||
    { tail -n 30 "$logs/image-build.log"; exit 1; }
say "built in $((SECONDS - began)) s, $(buildah images --format '{{.Size}}' localhost/phylarium | head -n 1), on a base of $(buildah images --format '{{.Size}}' "$name" | head -n 1)"

container=$(buildah from --pull-never localhost/phylarium)
health=$(buildah inspect --type image --format '{{index .Docker.Config.Healthcheck.Test 3}}' localhost/phylarium)
inside() { buildah run --env PHYLARIUM_HOST=127.0.0.1 --env "PHYLARIUM_PORT=$PORT" "$container" -- "$@"; }
inside phylarium doctor
[ "$(inside id -u)" = "$(sed -n 's/^USER //p' "$home/deploy/Containerfile")" ]
# Not `! inside`, for what is negated ends no script.
if inside sh -c 'command -v gcc' >/dev/null 2>&1; then say "there is a compiler in it"; exit 1; fi
if inside python -c "$health" >/dev/null 2>&1; then say "its health check says that a server does well that is not there"; exit 1; fi
set -m
inside phylarium serve >"$logs/image-serve.log" 2>&1 &
set +m
server=$!
for _ in $(seq 120); do
    inside python -c "$health" >/dev/null 2>&1 && break
    kill -0 $server || { tail "$logs/image-serve.log"; exit 1; }
    sleep 1
done
inside python -c "$health"
python3 -c 'import sys, urllib.request; assert b"<html" in urllib.request.urlopen(sys.argv[1]).read()' "http://127.0.0.1:$PORT/"
inside test -s /data/phylarium.db # in a run of its own: what is there is in the volume
kill -TERM -- -$server
wait $server || true
server=
say "it answers, keeps games in /data, and its health check knows whether it does well"
