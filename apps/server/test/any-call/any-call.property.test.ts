import { contract } from '@kazi/contract';
import { withdrawals } from '@kazi/contract/money/words';
import { verify } from '@kazi/ledger';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Db } from '../../src/database/tenancy.ts';
import { queryIn } from '../../src/money/books/transfer.ts';
import { useServer } from '../app.ts';
import { type DrawnCall, endless, everyCall } from './calls.ts';
import {
  anyTable,
  aScene,
  businesses,
  type Ids,
  idIn,
  type Person,
  rowsOf,
  type Scene,
  secretOf,
  send,
  tableOf,
} from './scene.ts';

const { ANY_CALL_SECONDS: givenSeconds, ANY_CALL_SEED: givenSeed } = process.env;
/**
 * How long chance plays; longer by hand: `ANY_CALL_SECONDS=300`. A failure names its seed: `ANY_CALL_SEED=7` plays that
 * scene again, and with seconds beside it the ones that follow as well.
 */
const seconds = Number(givenSeconds ?? (givenSeed ? 0 : 20));
const firstSeed = Number(givenSeed ?? Math.floor(Math.random() * 2 ** 30));

const server = useServer({ paymentLostAfterMs: 0, databasePool: 10 });

test('nobody reads or moves what is not theirs, nothing breaks, and the books balance, by any calls of anybody', {
  timeout: (seconds + 120) * 1_000,
}, async () => {
  const steps = [...(await everyCall()).values()].map((call) => fc.record({ person: fc.nat(), call }));
  const scene = fc.tuple(...steps).chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));
  const until = Date.now() + seconds * 1_000;
  for (let seed = firstSeed; seed === firstSeed || Date.now() < until; seed++)
    await expectHarmless(fc.sample(scene, { seed, numRuns: 1 }).flat()).catch((cause) => {
      throw new Error(`ANY_CALL_SEED=${seed}: ${cause.message}`, { cause });
    });
});

test('every call of the contract is played, with ids of the tables that it means', async () => {
  const calls = await everyCall();
  expect(calls.size + endless.size).toBe(callsIn(contract));
  const { rows: tables } = await server.services.database.shared((db) =>
    sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db),
  );
  const known = new Set([...tables.map(({ name }) => name), anyTable]);
  for (const [name, call] of calls)
    for (const { path, body } of fc.sample(call, 50))
      for (const [, kind = ''] of `${path} ${body}`.matchAll(idIn))
        expect(known, `${kind} of ${name}: name its table in tableOf`).toContain(tableOf(kind));
});

const callsIn = (part: object): number =>
  '~orpc' in part ? 1 : Object.values(part).reduce<number>((sum, one) => sum + callsIn(one), 0);

async function expectHarmless(steps: readonly { person: number; call: DrawnCall }[]): Promise<void> {
  const scene = await aScene(server);
  for (const { person, call } of steps) {
    const who = scene.people[person % scene.people.length];
    if (who) await play(scene, who, call);
  }
  for (const { id } of scene.tenants)
    expect(await server.services.database.write(id, null, (tx) => verify(queryIn(tx), id))).toMatchObject({
      differences: [],
      strays: [],
    });
}

/** Makes a call as a person; asserts that it shows and changes nothing of others. */
async function play(scene: Scene, who: Person, call: DrawnCall): Promise<void> {
  const answer = await send(server, who, call, idsFor(scene, who, call));
  const what = `${call.name} as ${who.name}: ${answer.status}`;
  expect(answer.status, `${what} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
  if (who.of !== 'house') expectNothingOfOthers(scene, who, JSON.stringify(answer.body), what);
  await restOf(scene);
  await expectOthersUnchanged(scene, who, call, what);
}

function expectNothingOfOthers({ people }: Scene, who: Person, body: string, what: string): void {
  for (const business of businesses)
    if (business !== who.of) expect(body, what).not.toContain(secretOf(business));
  for (const { of, user } of people)
    if (user && of !== who.of && of !== 'house') expect(body, what).not.toContain(user.email);
}

/** Rows in which a user is told what others did, and counters of all. */
const touchedByOthers =
  /^(events|notifications|task_search|rail_\w+|money_alerts|idempotency_keys|audit_links) /;

/** Compares all rows with what they were. Only the house reaches into the businesses of its own workspace. */
async function expectOthersUnchanged(
  scene: Scene,
  who: Person,
  call: DrawnCall,
  what: string,
): Promise<void> {
  const after = await rowsOf(server, scene.tenants);
  const maker = who.of === 'house' ? shownToHouse(call) : who.of;
  for (const key of after.keys()) if (!scene.owners.has(key)) scene.owners.set(key, maker);
  for (const [key, row] of scene.rows) {
    const owner = scene.owners.get(key);
    const mayChange = owner === who.of || (who.of === 'house' && owner !== 'rival');
    if (mayChange || touchedByOthers.test(key) || isAccountOfAll(scene, key)) continue;
    expect(after.get(key), `${what} changed ${key} of ${owner}`).toBe(row);
  }
  scene.rows = after;
}

/** Whether a row is the ledger's account of no single user: a rail's, or one of fees. */
function isAccountOfAll({ rows }: Scene, key: string): boolean {
  if (!key.startsWith('ledger_accounts ')) return false;
  const account = rows.get(key.replace('ledger_accounts', 'money_accounts'));
  return !account || account.includes('"user_id": null');
}

/** Waits until what follows the last call is done: jobs, and withdrawals that the sandbox carries out. */
const restOf = ({ tenants }: Scene) =>
  vi.waitFor(
    async () => {
      const { rows: jobs } = await server.services.database.shared((db) =>
        sql`select id from graphile_worker._private_jobs where run_at <= now()`.execute(db),
      );
      expect(jobs).toEqual([]);
      for (const { id } of tenants)
        expect(await server.services.database.read(id, openWithdrawals)).toEqual([]);
    },
    { timeout: 20_000, interval: 5 },
  );

const openWithdrawals = (db: Db) =>
  db
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('status', 'in', ['created', 'submitted', 'unknown'])
    .where('operation', 'in', withdrawals)
    .execute();

/** The house names, and adds to, one business at a time: else it would share the one with the people of the other. */
const shownToHouse = ({ name }: DrawnCall) => (name.length % 2 === 0 ? 'north' : 'south');

/**
 * What a person names. In addresses: everything there is. In bodies: everything but people of others, because who
 * assigns a user to a task shares it with them.
 */
function idsFor({ rows, owners }: Scene, who: Person, call: DrawnCall): { inPath: Ids; inBody: Ids } {
  const shown = shownToHouse(call);
  const [own, inPath, inBody] = [new Pools(), new Pools(), new Pools()];
  for (const key of rows.keys()) {
    const [table = '', id = ''] = key.split(' ');
    const owner = owners.get(key);
    const isOwn = owner === who.of;
    if (who.of === 'house' && (owner !== shown || table === 'roles' || table === 'permissions')) continue;
    if (isOwn || who.of === 'house') own.add(table, id);
    inPath.add(table, id);
    if (table !== 'users' || isOwn || who.of === 'house') inBody.add(table, id);
  }
  return { inPath: { own, all: inPath }, inBody: { own, all: inBody } };
}

class Pools extends Map<string, string[]> {
  add(table: string, id: string): void {
    const ids = this.get(table);
    if (ids) ids.push(id);
    else this.set(table, [id]);
  }
}
