#!/bin/sh
# `mathflow …` for whoever runs the server of deploy/mathflow.service: on its data and with its settings.
#
#   ln -s /opt/mathflow/current/deploy/mathflow.sh /usr/local/bin/mathflow
set -eu
version=$(dirname "$(dirname "$(readlink -f "$0")")")
settings=${SETTINGS:-/etc/mathflow.env}
# What is set here would count more than the file.
grep -qs '^MATHFLOW_DATA=.' "$settings" || export MATHFLOW_DATA="${MATHFLOW_DATA:-/var/lib/mathflow}"
exec "$version/node_modules/.bin/node" --env-file-if-exists="$settings" "$version/cli/main.ts" "$@"
