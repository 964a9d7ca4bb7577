import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import * as z from 'zod';
import { ifMissing } from '../config/file-problem.ts';
import { type Archive, addFile, addFolder, addText } from './archive.ts';
import { isData } from './data-folder.ts';

/** Copied last: what it points at is then in the copy, or in the log beside it. */
const control = 'global/pg_control';

const segmentName = /^[0-9A-F]{24}$/;

/**
 * Adds the data folder of a PostgreSQL that serves meanwhile, below `prefix`: its files as they are found, and the log that
 * makes them consistent once PostgreSQL starts on them. The copy holds what was committed when this resolves.
 */
export async function addCluster(
  archive: Archive,
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
      if (isFolder) await addFolder(archive, `${prefix}/${name}`);
      else if (name !== control) await addFile(archive, `${prefix}/${name}`, join(data, name));
    }
    await addFile(archive, `${prefix}/${control}`, join(data, control));
    const { last, label } = await ask(
      `SELECT pg_walfile_name(lsn) AS last, labelfile AS label FROM pg_backup_stop(wait_for_archive => false)`,
      { last: z.string(), label: z.string() },
    );
    await addText(archive, `${prefix}/backup_label`, label);
    await addLog(archive, `${prefix}/pg_wal`, join(data, 'pg_wal'), [first, last]);
  } finally {
    await client.end();
  }
}

/** Adds the segments of the log from the first to the last that the copy needs; they are named in their order. */
async function addLog(
  archive: Archive,
  prefix: string,
  folder: string,
  [first, last]: readonly [string, string],
): Promise<void> {
  const names = (await readdir(folder)).filter(
    (name) => (segmentName.test(name) && name >= first && name <= last) || name.endsWith('.history'),
  );
  for (const name of names.sort()) await addFile(archive, `${prefix}/${name}`, join(folder, name));
}

/** What is to be copied of a data folder, folders before what they hold. */
async function* filesBelow(folder: string, below = ''): AsyncGenerator<{ name: string; isFolder: boolean }> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(ifMissing);
  for (const entry of entries ?? []) {
    const name = below ? `${below}/${entry.name}` : entry.name;
    const isFolder = entry.isDirectory();
    // The log comes last, as far as it is needed; the label is this backup's own.
    if (below === 'pg_wal' && !isFolder) continue;
    if (name === 'backup_label' || !isData(name, isFolder)) continue;
    yield { name, isFolder };
    if (isFolder) yield* filesBelow(folder, name);
  }
}
