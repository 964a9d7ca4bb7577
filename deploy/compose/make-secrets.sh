#!/bin/sh
# Makes the secrets of compose.yml once, in the folder `secrets` beside this file or the one that is given, and never
# replaces one: what is in the database was made with them. Keep a copy of the folder elsewhere.
set -eu
folder=${1:-$(dirname "$0")/secrets}
mkdir -p -m 700 "$folder"
cd "$folder"

# The folder is its owner's alone; the files are read by users of the containers.
keep() {
  [ -e "$1" ] && return
  (umask 022 && printf '%s\n' "$2" >"$1.part" && mv "$1.part" "$1")
}
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }

for name in auth_secret metrics_token postgres_password owner_password server_password; do
  keep "$name" "$(random)"
done
# The network between the two containers is nobody else's, hence no TLS.
keep database_url "postgres://kazi_server:$(cat server_password)@postgres:5432/kazi?sslmode=disable"
keep migration_database_url "postgres://kazi:$(cat owner_password)@postgres:5432/kazi?sslmode=disable"
