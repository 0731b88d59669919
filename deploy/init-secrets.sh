#!/bin/sh
# Makes the secrets of this installation, once, into the volume that its services share.
set -eu
umask 077
cd /secrets
for name in postgres_password service_secret worker_token; do
    [ -s "$name" ] || python -c 'import secrets; print(secrets.token_urlsafe(32))' > "$name"
    chmod 444 "$name" # postgres and Parlour run as different users; nothing else mounts the volume
done
[ -s database_url ] || printf 'postgresql://parlour:%s@postgres:5432/parlour' "$(cat postgres_password)" > database_url
chmod 444 database_url
echo "secrets are in place"
