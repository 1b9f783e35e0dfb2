# Part of each script of the package: how one version follows another (decision 101). $VERSION is the package's.
LIB=/usr/lib/rasoi
DATA=/var/lib/rasoi
# An upgrade under way, in three lines: proving or returning, whether Rasoi ran, the backup. Only root may write it.
UPGRADE=$LIB/upgrade

say() { echo "rasoi: $*" >&2; }
has_systemd() { [ -d /run/systemd/system ]; }
is_running() { has_systemd && systemctl --quiet is-active rasoi.service; }
line_of_upgrade() { [ ! -f "$UPGRADE" ] || sed -n "$1p" "$UPGRADE"; }

# Which version runs: versions/VERSION, or while it is unproven the one before it, previous.
switch_to() {
  ln -sfn "$1" "$LIB/current.new"
  mv -T "$LIB/current.new" "$LIB/current"
}

# The version that has served the data. The folder is the service's, so nothing there is read with root's rights: a link would
# print a file of root's, a pipe would hold up apt. What is no version in one short plain file counts as none.
proven_version() {
  id rasoi >/dev/null 2>&1 || return 0
  # shellcheck disable=SC2016
  read=$(runuser -u rasoi -- sh -c '[ -f "$1" ] && [ ! -L "$1" ] && exec timeout 5 head -c 40 "$1"' sh "$DATA/proven-version" |
    tr -d '\0') || true
  case $read in
    '' | *[!0-9A-Za-z.+~-]*) ;;
    *) echo "$read" ;;
  esac
}

refuse_downgrade() {
  proven=$(proven_version)
  if [ -n "$proven" ] && dpkg --compare-versions "$VERSION" lt "$proven"; then
    say "version $VERSION is older than $proven, which has served this data since. Nothing was changed."
    say "Only newer versions can be installed. A backup of $VERSION can be restored on another machine."
    exit 1
  fi
}

# Stops the version that runs, backs up its data, and keeps its programs beside the new ones.
prepare_upgrade() {
  old=$(readlink -f "$LIB/current" || true)
  [ -d "$old" ] || return 0
  was=stopped
  if is_running; then
    was=running
    systemctl stop rasoi.service
  fi
  backup=
  if [ -f "$DATA/proven-version" ]; then
    backup=$DATA/backups/before-$VERSION-$(date -u +%Y%m%d-%H%M%S).tar.gz
    if ! /usr/bin/rasoi backup "$backup" >&2; then
      say 'there is no backup, so there is no upgrade. Nothing was changed.'
      [ $was = stopped ] || systemctl start rasoi.service
      exit 1
    fi
    # The three newest are enough. Names there are the server's, so root does not delete by them.
    runuser -u rasoi -- sh -c 'cd "$1/backups" && ls -1t before-*.tar.gz | tail -n +4 | xargs -r rm -f --' sh "$DATA"
  fi
  if [ "$old" != "$LIB/previous" ]; then
    rm -rf "$LIB/previous" "$LIB/previous.new"
    # Links to the same files: they stay when dpkg removes the names that it knows.
    cp -al "$old" "$LIB/previous.new"
    mv -T "$LIB/previous.new" "$LIB/previous"
  fi
  switch_to previous
  printf '%s\n' proving "$was" "$backup" >"$UPGRADE"
}

# Starts the new version, which answers only when it is proven, or brings the old one back.
prove_upgrade() {
  if [ "$(line_of_upgrade 1)" = returning ]; then go_back; fi
  switch_to "versions/$VERSION"
  if ! has_systemd; then
    say "no systemd here. The data before this version is in $(line_of_upgrade 3)."
  elif systemctl start rasoi.service; then
    [ "$(line_of_upgrade 2)" = running ] || systemctl stop rasoi.service
  else
    go_back
  fi
  rm -rf "$LIB/previous" "$UPGRADE"
}

# Brings back the programs and the data of before. Customers have seen nothing of the new version, so nothing is lost.
go_back() {
  was=$(line_of_upgrade 2)
  backup=$(line_of_upgrade 3)
  printf '%s\n' returning "$was" "$backup" >"$UPGRADE"
  say "version $VERSION did not start with this data. Its last words:"
  journalctl --no-pager --unit rasoi --lines 20 >&2 || true
  systemctl stop rasoi.service || true
  systemctl reset-failed rasoi.service || true
  switch_to previous
  if [ -n "$backup" ] && ! /usr/bin/rasoi restore "$backup" --aside >&2; then
    # So it is with DATABASE_URL. If the new version has changed nothing, the old one serves the data as they are.
    say "the data of $backup could not be restored. Trying the old version with the data as they are."
    if ! systemctl start rasoi.service; then
      # Or systemd would start it again and again, and each start makes folders that a restore wants to be empty.
      systemctl stop rasoi.service || true
      say 'it does not know them. The backup is restored once more by: dpkg --configure rasoi'
      say "With DATABASE_URL, first empty the database and move $DATA/files aside."
      say "Then: rasoi restore $backup && dpkg --configure rasoi"
      exit 1
    fi
  elif [ "$was" = running ] && ! systemctl start rasoi.service; then
    say 'the version before it does not start either: rasoi logs'
  fi
  rm -f "$UPGRADE"
  say "the version before $VERSION is back, with its data. To try again: dpkg --configure rasoi"
  exit 1
}
