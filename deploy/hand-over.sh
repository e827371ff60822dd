#!/bin/sh
# Hands readers over from the version that runs to the one that was put beside it: starts vitrina@b where vitrina@a runs, or
# the other way round, waits until it is ready and HAProxy sends readers there, and only then stops the one before. Where
# the new one does not get ready, it is stopped and the other goes on as if nothing had been. Called again, it is the way back.
#   deploy/hand-over.sh [seconds to wait, 300 by default: a migration may take a while]
set -eu

patience=${1:-300}
etc=${VITRINA_ETC:-/etc/vitrina}
programs=${VITRINA_PROGRAMS:-/opt/vitrina}
standing=${VITRINA_STANDING:-http://127.0.0.1:8404}

runs() { systemctl is-active --quiet "vitrina@$1"; }
answers() { curl -fs -o /dev/null -m 3 "$1"; }

if runs a && runs b; then
	echo 'Both a and b run: stop the one that is to go (systemctl stop vitrina@a, or @b).' >&2
	exit 1
fi
if runs a; then old=a new=b; else old=b new=a; fi
port=$(sed -n 's/^PORT=//p' "$etc/$new.env")

echo "Starting vitrina@$new beside vitrina@$old."
systemctl start "vitrina@$new"
until answers "http://127.0.0.1:$port/readyz" && answers "$standing/up/$new"; do
	patience=$((patience - 1))
	if [ "$patience" -le 0 ] || ! runs "$new"; then
		systemctl stop "vitrina@$new"
		echo "vitrina@$new did not get ready (journalctl -u vitrina@$new says why). vitrina@$old goes on." >&2
		exit 1
	fi
	sleep 1
done

# It says that it is not ready any more, serves on for SHUTDOWN_GRACE_MS, ends what it has begun, and goes.
echo "vitrina@$new has readers. Stopping vitrina@$old."
systemctl stop "vitrina@$old"
systemctl --quiet enable "vitrina@$new"
systemctl --quiet disable "vitrina@$old"

# Jobs follow: what was under way there is begun anew by the next.
ln -sfn "$programs-$new" "$programs"
if systemctl is-active --quiet vitrina-worker; then systemctl restart vitrina-worker; fi
echo "vitrina@$new serves. The way back is the same command."
