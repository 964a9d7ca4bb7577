#!/bin/sh
# Run once by the image of PostgreSQL, on an empty folder: one role owns the tables, another one serves.
set -eu
psql --no-psqlrc --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" \
  --set owner="$(cat /run/secrets/owner_password)" --set server="$(cat /run/secrets/server_password)" <<'SQL'
create role kazi login password :'owner';
create role kazi_server login password :'server';
create database kazi owner kazi;
SQL
