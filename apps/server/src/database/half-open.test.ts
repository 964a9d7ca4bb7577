import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseUrl } from '../../test/database-url.ts';
import { type Link, openLink } from '../../test/faults/link.ts';
import { allowMinutes } from './connection.ts';
import { newId } from './ids.ts';
import { findRole } from './role.ts';
import { isUnavailable } from './sqlstate.ts';
import { type Database, openDatabase, type Tx } from './tenancy.ts';

let link: Link;
let database: Database;
beforeEach(async () => {
  const { role, distributed } = await findRole(databaseUrl());
  link = await openLink(databaseUrl());
  database = openDatabase({ url: link.url, max: 2, role, distributed, answerWithinMs: 1000 });
});
afterEach(async () => {
  await database.close();
  await link.away();
});

const tenant = newId();
const roles = () => database.read(tenant, (db) => db.selectFrom('roles').select('name').execute());

test.each([
  ['a read', roles],
  ['a change', () => database.write(tenant, null, (tx) => tx.selectFrom('roles').select('name').execute())],
])(
  '%s over a link that swallows what is sent fails as for a database that is away, and the next goes on',
  async (_what, ask) => {
    expect(await ask()).toEqual([]);
    link.swallow();
    const error = await ask().catch((thrown) => thrown);
    expect(isUnavailable(error), String(error)).toBe(true);
    expect(await ask()).toEqual([]);
  },
);

test('a statement that was given more time is waited for, another is not', async () => {
  const slowly = (tx: Tx) => sql`select pg_sleep(1.5)`.execute(tx);
  const error = await database.write(tenant, null, slowly).catch((thrown) => thrown);
  expect(isUnavailable(error), String(error)).toBe(true);
  const { rows } = await database.write(tenant, null, async (tx) => {
    await allowMinutes(tx, 1);
    return slowly(tx);
  });
  expect(rows).toHaveLength(1);
});
