import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeDataDir, removeDataDir } from '../../test/data-dir.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/index.ts';
import { newId } from './ids.ts';
import { migrate } from './migrate.ts';
import { serverRole } from './role.ts';
import { isUnavailable } from './sqlstate.ts';
import { openDatabase } from './tenancy.ts';

let dataDir: string;
let embedded: EmbeddedDatabase;
let superuser: pg.Client;

beforeAll(async () => {
  dataDir = await makeDataDir();
  embedded = await startEmbedded({ dataDir, log: () => undefined });
  await migrate(embedded.ownerUrl, { server: serverRole });
  superuser = new pg.Client({ connectionString: embedded.superuserUrl });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await embedded.stop();
  await removeDataDir(dataDir);
});

async function waitFor(standbys: string): Promise<void> {
  await superuser.query(`alter system set synchronous_standby_names = '${standbys}'`);
  await superuser.query('select pg_reload_conf()');
}

test('what is to stand on a standby too is not called written before it does, however long that takes', async () => {
  const database = openDatabase({ url: embedded.url, max: 2 });
  await waitFor('one_that_is_away');
  const id = newId();
  let written = false;
  const writing = database
    .write(id, null, async (tx) => {
      await tx.insertInto('tenants').values({ id, key: id, name: id }).execute();
      await sql`set local statement_timeout = '500ms'`.execute(tx);
    })
    .then(() => {
      written = true;
    });
  const waited = async () => {
    const { rows } = await superuser.query(
      `select 1 from pg_stat_activity where wait_event = 'SyncRep' and clock_timestamp() - query_start > '1500ms'`,
    );
    return rows.length > 0 || written;
  };
  await vi.waitFor(async () => expect(await waited()).toBe(true), 20_000);
  expect(written).toBe(false);
  await waitFor('');
  await writing;
  await database.close();
});

test('a standby that is led to before it may write is away for a moment, and nothing has failed', () => {
  const refusal = new pg.DatabaseError('cannot set transaction read-write mode during recovery', 0, 'error');
  const code = '0A000';
  expect(isUnavailable(Object.assign(refusal, { code, routine: 'call_bool_check_hook' }))).toBe(true);
  expect(isUnavailable(Object.assign(refusal, { code, routine: 'RevalidateCachedQuery' }))).toBe(false);
});
