/**
 * What belongs to a backup of PostgreSQL's data folder: its data, and nothing that tells PostgreSQL what to do. Settings,
 * signals of a recovery and tablespaces elsewhere are the server's own. Source: the manual of PostgreSQL, "Database File
 * Layout", and "Continuous Archiving and Point-in-Time Recovery", § "Backing Up The Data Directory".
 */
const filled =
  /^(PG_VERSION|backup_label|(base|global|pg_commit_ts|pg_logical|pg_multixact|pg_stat|pg_twophase|pg_xact)(\/.+)?)$/;
/** Their content belongs to the running server, or is made anew. */
const leftEmpty =
  /^(pg_wal|pg_wal\/archive_status|pg_wal\/summaries|pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_tblspc)$/;
const madeAnew = /(^|\/)(pg_internal\.init[^/]*|pgsql_tmp[^/]*)(\/|$)/;
const segment = /^pg_wal\/([0-9A-F]{24}|[0-9A-F]{8}\.history)$/;
const settings = /^(postgresql|postgresql\.auto|pg_hba|pg_ident)\.conf$/;

/** Whether a file or folder, by its path in the data folder, belongs to a backup. */
export const isData = (name: string, isFolder: boolean): boolean =>
  !madeAnew.test(name) && (filled.test(name) || (isFolder ? leftEmpty.test(name) : segment.test(name)));

/** Whether it is a file of settings, as backups of earlier versions have them. */
export const isSetting = (name: string): boolean => settings.test(name);
