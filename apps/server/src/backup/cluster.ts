import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Pack } from 'tar-stream';
import * as z from 'zod';
import { ifMissing } from '../config/if-missing.ts';
import { addFile, addFolder, addText } from './archive.ts';

/**
 * Folders of a data folder whose content belongs to the running server, or is made anew. Source: the manual of PostgreSQL,
 * "Continuous Archiving and Point-in-Time Recovery", § "Backing Up The Data Directory".
 */
const leftEmpty =
  /^(pg_wal|pg_wal\/archive_status|pg_wal\/summaries|pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const leftOut =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init[^/]*|pgsql_tmp[^/]*|backup_label|tablespace_map)$/;
/** Copied last: what it points at is then in the copy, or in the log beside it. */
const control = 'global/pg_control';

const segmentName = /^[0-9A-F]{24}$/;

/**
 * Adds the data folder of a PostgreSQL that serves meanwhile, below `prefix`: its files as they are found, and the log that
 * makes them consistent once PostgreSQL starts on them. The copy holds what was committed when this resolves.
 */
export async function addCluster(
  pack: Pack,
  prefix: string,
  { url, data }: { url: string; data: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async <Shape extends z.ZodRawShape>(sql: string, shape: Shape) =>
    z.object(shape).parse((await client.query(sql)).rows[0]);
  try {
    // Until this session ends, the slot keeps the log from being removed while it is still needed.
    await ask(
      `SELECT slot_name FROM pg_create_physical_replication_slot('kazi_backup_' || pg_backend_pid(), true, true)`,
      { slot_name: z.string() },
    );
    const { first } = await ask(`SELECT pg_walfile_name(pg_backup_start('kazi', fast => true)) AS first`, {
      first: z.string(),
    });
    for await (const { name, isFolder } of filesBelow(data)) {
      if (isFolder) await addFolder(pack, `${prefix}/${name}`);
      else if (name !== control) await addFile(pack, `${prefix}/${name}`, join(data, name));
    }
    await addFile(pack, `${prefix}/${control}`, join(data, control));
    const { last, label } = await ask(
      `SELECT pg_walfile_name(lsn) AS last, labelfile AS label FROM pg_backup_stop(wait_for_archive => false)`,
      { last: z.string(), label: z.string() },
    );
    await addText(pack, `${prefix}/backup_label`, label);
    await addLog(pack, `${prefix}/pg_wal`, join(data, 'pg_wal'), [first, last]);
  } finally {
    await client.end();
  }
}

/** Adds the segments of the log from the first to the last that the copy needs; they are named in their order. */
async function addLog(
  pack: Pack,
  prefix: string,
  folder: string,
  [first, last]: readonly [string, string],
): Promise<void> {
  const names = (await readdir(folder)).filter(
    (name) => (segmentName.test(name) && name >= first && name <= last) || name.endsWith('.history'),
  );
  for (const name of names.sort()) await addFile(pack, `${prefix}/${name}`, join(folder, name));
}

/** What is to be copied of a data folder, folders before what they hold. */
async function* filesBelow(folder: string, below = ''): AsyncGenerator<{ name: string; isFolder: boolean }> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(ifMissing);
  for (const entry of entries ?? []) {
    const name = below ? `${below}/${entry.name}` : entry.name;
    if (leftOut.test(name)) continue;
    const isFolder = entry.isDirectory();
    if (!isFolder && below && leftEmpty.test(below)) continue;
    yield { name, isFolder };
    if (isFolder) yield* filesBelow(folder, name);
  }
}
