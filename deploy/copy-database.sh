#!/bin/sh
# Copies MathFlow's database in PostgreSQL, and brings it back: copy-database.sh once | hourly | verify FILE | restore FILE
#
# PostgreSQL's own variables say where it is (PGHOST, PGUSER, PGPASSWORD, PGDATABASE). The user has to be one whom row policies do not
# bind, such as postgres. COPIES is the folder; the KEEP_LAST newest copies stay, and the newest of each of KEEP_DAYS days.
set -eu
umask 077
copies=${COPIES:-/copies}
keep_last=${KEEP_LAST:-24}
keep_days=${KEEP_DAYS:-7}

# The newest first, by the number in front of the time: no clock decides what goes.
list() {
  find "$copies" -maxdepth 1 -name '??????-????-??-??T??-??-??Z.dump' | sort -r
}

prune() {
  rm -f "$copies"/*.partial
  list | awk -F/ -v last="$((keep_last - 1))" -v days="$keep_days" '
    { day = substr($NF, 8, 10); first = !(day in seen); seen[day] = 1; count += first }
    NR > last && !(first && count <= days)' |
    while read -r old; do rm -f "$old" "$old.sha256"; done
}

verify() {
  (cd "$(dirname "$1")" && sha256sum --quiet -c "$(basename "$1").sha256")
  # All of it is read, as for a restore.
  pg_restore -f /dev/null "$1"
}

copy() {
  mkdir -p "$copies"
  # One at a time: what another one is making looks like what was cut off. The system lets go of it with this process.
  exec 9>"$copies/lock"
  flock 9
  prune
  number=$(list | awk -F/ 'NR == 1 { last = substr($NF, 1, 6) } END { printf "%06d", last + 1 }')
  file=$copies/$number-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump
  trap 'rm -f "$file.partial"' EXIT
  pg_dump -Fc -f "$file.partial"
  pg_restore -f /dev/null "$file.partial"
  (cd "$copies" && sha256sum "$(basename "$file").partial") | sed 's/\.partial$//' >"$file.sha256"
  sync
  mv "$file.partial" "$file"
  echo "$file"
}

# What is there is set aside under another name, which PostgreSQL refuses while a server is connected.
restore() {
  verify "$1"
  aside=${PGDATABASE}_before_$(date -u +%Y%m%d%H%M%S)
  psql -q -v ON_ERROR_STOP=1 -d postgres -v name="$PGDATABASE" -v aside="$aside" <<'SQL'
SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = :'name' \gset
ALTER DATABASE :"name" RENAME TO :"aside";
CREATE DATABASE :"name" OWNER :"owner";
SQL
  pg_restore --exit-on-error --single-transaction -d "$PGDATABASE" "$1"
  echo "$PGDATABASE is that of $1; what was there is $aside"
}

case ${1:-} in
once) copy ;;
hourly)
  trap 'exit 0' TERM INT
  while :; do
    # A shell of its own: one that fails does not end the others.
    sh "$0" once || echo "copy-database: no copy was made" >&2
    sleep 3600 &
    wait $!
  done
  ;;
verify) verify "${2:?which file}" ;;
restore) restore "${2:?which file}" ;;
*)
  sed -n '2,5s/^# \{0,1\}//p' "$0" >&2
  exit 2
  ;;
esac
