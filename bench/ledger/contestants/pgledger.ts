import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { newId } from '../../../apps/server/src/database/ids.ts';
import { accountCount, type Contestant, funds } from '../setting.ts';

const commit = 'c18c7d267d46ab396641d5e44f1ce3166aeb9a6d';
const source = `https://raw.githubusercontent.com/pgr0ss/pgledger/${commit}`;
const files = [
  'vendor/scoville-pgsql-ulid/ulid-to-uuid.sql',
  'vendor/scoville-pgsql-ulid/uuid-to-ulid.sql',
  'pgledger.sql',
];

/** Where its SQL is kept once it has been downloaded; git does not see it. */
export const defaultFolder = new URL('../.cache/pgledger', import.meta.url).pathname;

export interface PgledgerOptions {
  /** Its repository. */
  folder: string;
  /** At most so many of its transfers are at the database at a time; the others wait in the pool. */
  connections: number;
}

/**
 * pgledger, called as its users call it. It knows no ids of the caller's, so each transfer's id is added to a table with
 * a unique key in the same statement.
 */
export async function openPgledger(
  url: string,
  { folder, connections }: PgledgerOptions,
): Promise<Contestant> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  pool.on('error', () => undefined); // of a connection that the stopping database closed first
  for (const file of files) await pool.query(await sqlOf(folder, file));
  await pool.query('create table pgledger_ids (id uuid primary key)');
  const { rows } = await pool.query<{ id: string }>(
    `select (pgledger_create_account('account ' || number, 'KES', allow_negative_balance => number = 0)).id
     from generate_series(0, $1) as number`,
    [accountCount],
  );
  const [world, ...accounts] = rows.map(({ id }) => id);
  await pool.query('select pgledger_create_transfer($1, id, $3) from unnest($2::text[]) as id', [
    world,
    accounts,
    funds,
  ]);
  return {
    name: 'pgledger',
    async transfer(from, to) {
      await pool.query({
        name: 'transfer',
        text: `with once as (insert into pgledger_ids (id) values ($1))
          select id from pgledger_create_transfer($2, $3, 1)`,
        values: [newId(), accounts[from], accounts[to]],
      });
    },
    close: () => pool.end(),
  };
}

async function sqlOf(folder: string, file: string): Promise<string> {
  const path = join(folder, file);
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept !== undefined) return kept;
  const answer = await fetch(`${source}/${file}`);
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}; give its folder with --pgledger`);
  const text = await answer.text();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  return text;
}
