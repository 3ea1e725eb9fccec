#!/bin/sh
# Run once by the database's image: a user that row policies hold for, and a database of its own.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$MATHFLOW_PASSWORD" --username postgres <<'SQL'
CREATE ROLE mathflow LOGIN PASSWORD :'password' NOSUPERUSER NOBYPASSRLS NOCREATEROLE;
CREATE DATABASE mathflow OWNER mathflow;
SQL
