#!/bin/sh
# Brings the server of deploy/mathflow.service to another version, and back:
#
#   update.sh                  the newest of where the running version was cloned from
#   update.sh NAME             a tag or branch of it
#   update.sh FOLDER|FILE.tar  a version that was fetched by hand
#   update.sh back             the version before, with the copy of the data that it can read
#
# What goes wrong before the server is stopped changes nothing. A new version that does not become ready is left again by itself.
# Variables: PLACE (/opt/mathflow), SETTINGS (/etc/mathflow.env), ADDRESS (of the server, else by its settings), WAIT (seconds until it
# has to be ready, 60), SERVICE (systemctl; is asked to `stop mathflow` and to `start mathflow`), TRIAL=empty (tries the new version
# without the data, where there is no room for a copy), DUMPED=yes (there is a dump of the PostgreSQL database), ANYWAY=yes (although
# server or doctor are not well).
set -eu
umask 022
place=${PLACE:-/opt/mathflow}
settings=${SETTINGS:-/etc/mathflow.env}
address=${ADDRESS:-}
seconds=${WAIT:-60}
service=${SERVICE:-systemctl}

say() { echo "update: $*"; }
fail() {
  echo "update: $*" >&2
  exit 1
}

# A program of a version, with the settings of the service; what is set here counts more than the file.
run() {
  (cd "$1" && shift && exec node_modules/.bin/node --env-file-if-exists="$settings" "$@")
}
school() {
  version=$1
  shift
  MATHFLOW_DATA=$data run "$version" cli/main.ts school "$@"
}
setting() { run "$now" -p "process.env['$1'] || '$2'"; }

is_ready() {
  if [ -n "$address" ]; then run "$1" deploy/health.mjs "$address"; else run "$1" deploy/health.mjs; fi >/dev/null 2>&1
}
becomes_ready() {
  left=$seconds
  until is_ready "$1"; do
    left=$((left - 1))
    [ "$left" -gt 0 ] || return 1
    sleep 1
  done
}

# Whatever it starts must not hold the lock of the update: where it is no systemd, the server would.
ask() { $service "$1" mathflow 9>&-; }

link() {
  ln -sfn "$2" "$place/$1.new"
  mv -T "$place/$1.new" "$place/$1"
}

# Pages that are open go on with the files of the version they came from, for thirty days.
keep_files() {
  mkdir -p "$2/dist/previous/assets"
  cp -pn "$1"/dist/previous/assets/* "$2/dist/previous/assets/" 2>/dev/null || true
  cp -n "$1"/dist/app/assets/* "$2/dist/previous/assets/" 2>/dev/null || true
}

# Fills the folder of the new version.
fetch() {
  if [ -d "$1" ]; then
    cp -a "$1/." "$new"
  elif [ -f "$1" ]; then
    mkdir "$new"
    tar -xf "$1" -C "$new"
    # Most have all of it in one folder.
    if [ ! -f "$new/package.json" ]; then
      mv "$new"/*/ "$new.inner"
      rm -r "$new"
      mv "$new.inner" "$new"
    fi
  else
    from=$(git -C "$now" remote get-url origin) || fail "$now is no clone: name a folder or a file."
    git -c advice.detachedHead=false clone -q --depth 1 ${1:+--branch "$1"} "$from" "$new" ||
      fail "${1:-The newest version} cannot be fetched from $from. Nothing was changed."
  fi
}

# A start beside the server that runs: of this version, on a copy of the data, for this computer alone.
try_out() {
  trial=$(mktemp -d "$place/trial.XXXXXX")
  mkdir -m 700 "$trial/data"
  : >"$trial/out"
  if [ "${TRIAL:-}" != empty ] && [ -z "$database" ] && [ -f "$data/identity.sqlite" ]; then
    mkdir -m 700 "$trial/copy"
    copy=$(school "$now" backup "$trial/copy" 2>"$trial/out") || {
      cat "$trial/out" >&2
      return 1
    }
    if [ -f "$data/pepper" ]; then cp "$data/pepper" "$trial/data/"; fi
    (data=$trial/data && school "$new" restore "$copy") >"$trial/out" 2>&1 || {
      cat "$trial/out" >&2
      return 1
    }
  fi
  (
    export HOST=127.0.0.1 PORT=0 MATHFLOW_DATA="$trial/data" MATHFLOW_BACKUPS=off DATABASE_URL=
    export MATHFLOW_TLS_CERT= MATHFLOW_TLS_KEY= MATHFLOW_ROOT_CERT= MATHFLOW_SETUP_PORT=
    cd "$new" && exec node_modules/.bin/node --env-file-if-exists="$settings" cli/main.ts serve
  ) >"$trial/out" 2>"$trial/log" &
  server=$!
  left=$seconds
  until grep -q 'is ready' "$trial/out"; do
    left=$((left - 1))
    if [ "$left" -le 0 ] || ! kill -0 "$server" 2>/dev/null; then
      grep -v '^{' "$trial/log" >&2 || true
      return 1
    fi
    sleep 1
  done
  run "$new" deploy/health.mjs "$(sed -n 's/.*is ready: //p' "$trial/out")" >/dev/null
}

end_trial() {
  if [ -n "${server:-}" ]; then
    kill "$server" 2>/dev/null || true
    wait "$server" 2>/dev/null || true
    server=
  fi
  if [ -n "${trial:-}" ]; then rm -rf "$trial"; fi
}

# What a version cannot read: data whose tables a newer one brought up to date.
is_too_new() { school "$1" doctor 2>/dev/null | grep -q '^fail .*of a newer version'; }

newest_copy() {
  for copy in $(find "$copies" -maxdepth 1 -name '????-??-??T??-??-??Z' 2>/dev/null | sort -r); do
    if school "$1" verify "$copy" >/dev/null 2>&1; then
      echo "$copy"
      return
    fi
  done
}

# The copy that has to come back with this version, if any.
find_copy() {
  copy=
  if [ -z "$database" ] && is_too_new "$1"; then
    copy=$(newest_copy "$1")
    [ -n "$copy" ] || fail "A newer version brought the data up to date, and $copies has no copy from before. Nothing was changed."
    say "A newer version brought the data up to date: they are put back from the copy ${copy##*/}. Devices send again what came since."
  fi
}

# Stops the server and starts this version in its place, with a copy. What happens to the terminal does not stop it half-way.
change_to() {
  trap '' HUP INT TERM
  keep_files "$place/current" "$1"
  ask stop || fail "The server cannot be stopped. Nothing was changed."
  if [ -n "$2" ] && ! school "$1" restore "$2"; then
    ask start
    fail "The version was not changed."
  fi
  link current "$1" || fail "$place/current cannot be moved to $1."
  ask start || true
  becomes_ready "$1"
}

go_back() {
  [ -d "$place/before/." ] || fail "There is no version before: $place/before leads nowhere."
  before=$(readlink -f "$place/before")
  if [ -n "$database" ] && is_too_new "$before"; then
    fail "A newer version brought the database up to date. Stop the server and bring back a dump from before (docs/running.md), then ask again."
  fi
  find_copy "$before"
  change_to "$before" "$copy" || fail "$before does not become ready: journalctl -u mathflow says why."
  link before "$now"
  say "Back at ${before##*/}. The same command leads to ${now##*/} again."
}

update() {
  new=$place/releases/$(date -u +%Y-%m-%dT%H-%M-%SZ)
  trap 'end_trial; rm -rf "$new"' EXIT
  trap 'exit 1' HUP INT TERM
  mkdir -p "$place/releases"
  is_ready "$now" || [ "${ANYWAY:-}" = yes ] || fail "The server is not ready now. If it should be updated all the same: ANYWAY=yes. If it is elsewhere: ADDRESS."
  [ -z "$database" ] || [ "${DUMPED:-}" = yes ] ||
    fail "The data are in PostgreSQL, and the way back needs a dump from before (docs/running.md). Make one, then ask again with DUMPED=yes."
  fetch "${1:-}"
  [ -f "$new/package.json" ] || fail "There is no version of MathFlow in ${1:-$from}. Nothing was changed."
  say "Building ${new##*/} …"
  (cd "$new" && node tools/run.mjs tools/build-app.ts >"$new.log" 2>&1) || {
    tail -20 "$new.log" >&2
    rm -f "$new.log"
    fail "It could not be built. Nothing was changed."
  }
  rm -f "$new.log"
  school "$new" doctor || [ "${ANYWAY:-}" = yes ] || fail "The doctor of the new version finds what would not work. Nothing was changed; ANYWAY=yes goes on."
  say "Trying it on a copy of the data …"
  try_out || fail "The new version does not become ready there. Nothing was changed."
  end_trial
  trap - EXIT
  if change_to "$new" ''; then
    link before "$now"
    say "${new##*/} runs. $0 back leads to ${now##*/} again."
    find "$place/releases" -mindepth 1 -maxdepth 1 ! -path "$new" ! -path "$now" -exec rm -rf {} +
    return
  fi
  say "${new##*/} does not become ready within $seconds seconds: going back by itself."
  find_copy "$now"
  change_to "$now" "$copy" || fail "${now##*/} is not ready either: journalctl -u mathflow says why."
  fail "${now##*/} runs again, as before. ${new##*/} is kept to look at; journalctl -u mathflow has what it said."
}

main() {
  now=$(readlink -f "$place/current") && [ -d "$now" ] || fail "$place/current leads nowhere: set the server up first."
  exec 9>"$place/update.lock"
  flock -n 9 || fail "Another update is under way."
  data=$(setting MATHFLOW_DATA /var/lib/mathflow)
  database=$(setting DATABASE_URL '')
  copies=$(setting MATHFLOW_BACKUPS "$data/backups")
  # Before an update the data are copied all the same.
  [ "$copies" != off ] || copies=$data/backups
  if [ "${1:-}" = back ]; then go_back; else update "$@"; fi
}

case ${1:-} in
-*)
  sed -n '2,14s/^# \{0,1\}//p' "$0" >&2
  exit 2
  ;;
esac
main "$@"
