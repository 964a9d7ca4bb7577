import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { startAlone, type TestApp, testSecret } from '../../../test/app.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { anOwnDatabase, type OwnDatabase } from '../../../test/own-database.ts';
import type { Config } from '../../config/config.ts';
import { loadSecret } from '../../config/secret.ts';
import { newId } from '../../database/ids.ts';
import { migrate } from '../../database/migrate.ts';
import { activityJobs } from '../index.ts';
import { hashOf, type StoredEntry } from './chain.ts';
import { seal, startKey } from './seal.ts';
import { verifyChain } from './verify.ts';

let own: OwnDatabase;
let servers: TestApp[];
let server: TestApp;
let superuser: pg.Client;
let owner: TestUser;

beforeAll(async () => {
  own = await anOwnDatabase();
  await migrate(own.url);
  const options = { databaseUrl: own.url, logLevel: 'silent' } as const;
  servers = [await startAlone(options), await startAlone(options)];
  [server] = servers as [TestApp];
  superuser = new pg.Client({ connectionString: own.url });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  for (const one of servers) await one.stop();
  await own.drop();
});

const verify = () => verifyChain(server.services, owner.tenant.id);

/** A workspace of its own, whose trail has as many linked entries. */
async function aTrail(count: number) {
  owner = await aUser(server, await aTenant(server), { role: 'owner' });
  const made = Array.from({ length: count }, (_, at) =>
    expectMade(api(servers[at % 2] ?? server, owner), 'roles', { name: `Role ${at}` }),
  );
  await Promise.all(made);
  await vi.waitFor(async () => expect(await verify()).toMatchObject({ linked: count, waiting: 0 }), 10_000);
}

/** Changes the trail as only the database's superuser can, and gives what the verification then says. */
async function afterwards(...statements: string[]) {
  await superuser.query("set session_replication_role = 'replica'");
  for (const statement of statements) await superuser.query(statement);
  await superuser.query("set session_replication_role = 'origin'");
  return (await verify()).problem;
}

const entryAt = async (position: number): Promise<string> => {
  const found = await superuser.query(
    'select entry_id from audit_links where tenant_id = $1 and position = $2',
    [owner.tenant.id, position],
  );
  return found.rows[0].entry_id;
};

test('changes made at the same time on two servers stand in one unbroken chain', async () => {
  await aTrail(30);
  expect(await verify()).toMatchObject({
    linked: 30,
    problem: null,
    head: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('the first entry that was changed is found', async () => {
  await aTrail(4);
  const id = await entryAt(2);
  for (const change of [
    `detail = jsonb_set(detail, '{changes,name,after}', '"Other"')`,
    `at = at + interval '1 millisecond'`,
    `actor = 'Somebody else'`,
    `ip = '10.0.0.1'`,
    `subject_id = gen_random_uuid()`,
  ]) {
    const before = await superuser.query('select row_to_json(e) as row from audit_entries e where id = $1', [
      id,
    ]);
    expect(await afterwards(`update audit_entries set ${change} where id = '${id}'`), change).toBe(
      `Entry ${id} at position 2 was changed, or its link was.`,
    );
    await afterwards(
      `delete from audit_entries where id = '${id}'`,
      `insert into audit_entries select * from json_populate_record(null::audit_entries, ${superuser.escapeLiteral(JSON.stringify(before.rows[0].row))})`,
    );
    expect((await verify()).problem).toBeNull();
  }
});

/** The trails as a server with another master secret has them. */
const serverWith = async (changes: Partial<Config>) => ({
  database: server.services.database,
  secretFor: await loadSecret({ ...server.services.config, authSecretsOld: [], ...changes }),
});

/** The trail's entries in the order of their links. */
async function entries(): Promise<StoredEntry[]> {
  const { rows } = await superuser.query(
    `select e.* from audit_links l join audit_entries e on e.tenant_id = l.tenant_id and e.id = l.entry_id
     where l.tenant_id = $1 order by l.position`,
    [owner.tenant.id],
  );
  return rows;
}

/** SQL that links the trail's entries anew, as who has the database and not the master secret can: without a key. */
const linkedAnew = (all: readonly StoredEntry[]): string[] => {
  let hash = '0'.repeat(64);
  return all.map((entry, at) => {
    hash = hashOf(hash, entry, undefined);
    return `update audit_links set hash = '${hash}' where tenant_id = '${owner.tenant.id}' and position = ${at + 1}`;
  });
};

test('a chain that was computed anew without its key is found, also with the key taken out, put in or copied', async () => {
  await aTrail(3);
  const first = await entryAt(1);
  const changed = `actor = 'Somebody else'`;
  await afterwards(`update audit_entries set ${changed} where id = '${first}'`);
  expect(await afterwards(...linkedAnew(await entries()))).toBe(
    `Entry ${first} at position 1 was changed, or its link was.`,
  );
  const tenant = `tenant_id = '${owner.tenant.id}'`;
  const missing = 'The key of this trail is missing, or sealed by another master secret.';
  expect(await afterwards(`delete from audit_keys where ${tenant}`)).toBe(missing);
  const other = await aUser(server, await aTenant(server), { role: 'owner' });
  await expectMade(api(server, other), 'roles', { name: 'In another workspace' });
  const copied = `insert into audit_keys select '${owner.tenant.id}', gen_random_uuid(), sealed, made_at
    from audit_keys where tenant_id = '${other.tenant.id}'`;
  await vi.waitFor(async () => expect((await superuser.query(copied)).rowCount).toBe(1), 10_000);
  expect((await verify()).problem).toBe(missing);
  await expectMade(api(server, owner), 'roles', { name: 'The next' });
  // The server signs nothing that follows a chain whose key is gone.
  await activityJobs.find(({ name }) => name === 'verify-audit')?.run({}, server.services);
  expect(await verify()).toMatchObject({ linked: 0, problem: missing });
  expect((await entries()).length).toBe(3);
});

test('links of before there were keys hold, and are told apart; a noted head shows that they are as they were', async () => {
  await aTrail(2);
  const tenant = `tenant_id = '${owner.tenant.id}'`;
  await afterwards(
    `delete from audit_keys where ${tenant}`,
    ...linkedAnew(await entries()),
    // As the migration leaves a trail of before.
    `insert into audit_keys (tenant_id, id) values ('${owner.tenant.id}', gen_random_uuid())`,
  );
  const before = await verify();
  expect(before).toMatchObject({ linked: 2, unsigned: 2, problem: null });
  await expectMade(api(server, owner), 'roles', { name: 'With a key' });
  await vi.waitFor(async () => expect(await verify()).toMatchObject({ linked: 3 }), 10_000);
  expect(await verify()).toMatchObject({ unsigned: 2, problem: null });
  expect((await command(['--head', before.head])).said).toContain(
    `${before.head}: the first 2 entries of ${owner.tenant.key} are as they were`,
  );
  const first = await entryAt(1);
  await afterwards(`update audit_entries set ip = '10.0.0.1' where id = '${first}'`);
  expect(await afterwards(...linkedAnew((await entries()).slice(0, 2)))).toMatch(/at position 3 was changed/);
  const noted = await command(['--head', before.head]);
  expect(noted.said).toContain(`${before.head}: NOT FOUND.`);
  expect(noted.code).toBe(1);
});

test('an end that was cut off is found by a noted head', async () => {
  await aTrail(4);
  const { head } = await verify();
  const last = await entryAt(4);
  const cut = [
    `delete from audit_links where tenant_id = '${owner.tenant.id}' and position = 4`,
    `delete from audit_entries where id = '${last}'`,
  ];
  expect(await afterwards(...cut)).toBeNull();
  const { code, said } = await command(['--head', head]);
  expect(said).toContain(`${owner.tenant.key}: 3 entries are unbroken`);
  expect(said).toContain(`${head}: NOT FOUND.`);
  expect(code).toBe(1);
  expect((await command(['--head', 'abc'])).code).toBe(1);
});

test('a lost master secret breaks no trail for good: a new key is started on request, and the trail says so', async () => {
  await aTrail(2);
  const lost = await command([], 'another master secret of this installation');
  expect(lost.said).toContain(
    `${owner.tenant.key}: BROKEN after 0 entries. The key of this trail is missing`,
  );
  const other = await serverWith({ authSecret: 'another master secret of this installation' });
  // As a key that the lost secret had sealed.
  await afterwards(
    `update audit_keys set sealed = '${'A'.repeat(120)}' where tenant_id = '${owner.tenant.id}'`,
  );
  expect(await startKey(other, owner.tenant.id)).toBe(true);
  expect(await startKey(other, owner.tenant.id)).toBe(false);
  await seal(other, owner.tenant.id, { all: true });
  expect(await verifyChain(other, owner.tenant.id)).toMatchObject({ linked: 3, unsigned: 2, problem: null });
  expect((await api(server, owner).get('audit?kind=check&limit=1')).body.items).toMatchObject([
    { action: 'rekeyed', detail: { linked: 2 } },
  ]);
});

test('the key is sealed anew once the master secret was exchanged, by the night at the latest', async () => {
  await aTrail(2);
  const authSecret = 'the master secret that follows the former one';
  const renewed = await serverWith({ authSecret, authSecretsOld: [testSecret] });
  await seal(renewed, owner.tenant.id, { all: true });
  const alone = await serverWith({ authSecret });
  expect(await verifyChain(alone, owner.tenant.id)).toMatchObject({ linked: 2, unsigned: 0, problem: null });
});

test('an entry or a link that was taken out is found', async () => {
  await aTrail(4);
  const id = await entryAt(3);
  const tenant = `tenant_id = '${owner.tenant.id}'`;
  expect(await afterwards(`delete from audit_entries where id = '${id}'`)).toBe(
    `Entry ${id} at position 3 is missing.`,
  );
  expect(await afterwards(`delete from audit_links where ${tenant} and position = 3`)).toBe(
    'The link at position 3 is missing.',
  );
  expect(
    await afterwards(`update audit_links set position = position - 1 where ${tenant} and position > 3`),
  ).toMatch(/at position 3 was changed/);
});

test('an entry that was put in later is found, linked or not', async () => {
  await aTrail(2);
  const id = newId();
  const values = `'${owner.tenant.id}', '${id}', now() - interval '1 hour', 'grant', 'created', 'role'`;
  const insert = `insert into audit_entries (tenant_id, id, at, kind, action, subject) values (${values})`;
  // A server that is still to link the trail's entries would link this one too: it waits for its turn.
  const turn = [`audit ${owner.tenant.id}`];
  await superuser.query('select pg_advisory_lock(hashtextextended($1, 0))', turn);
  expect(await afterwards(insert)).toBe(`Entry ${id}, without a link, was inserted later.`);
  await superuser.query('select pg_advisory_unlock(hashtextextended($1, 0))', turn);
  await expectMade(api(server, owner), 'roles', { name: 'The next' });
  await vi.waitFor(
    async () =>
      expect((await verify()).problem).toMatch(
        new RegExp(`^Entry ${id} at position [34] was inserted later`),
      ),
    10_000,
  );
});

test('the server itself can only add to the trail', async () => {
  await aTrail(1);
  const { database } = server.services;
  for (const table of ['audit_entries', 'audit_links'] as const) {
    await expect(
      database.write(owner.tenant.id, null, (tx) => tx.deleteFrom(table).execute()),
    ).rejects.toThrow(/only ever added to|permission denied/);
    await expect(
      database.write(owner.tenant.id, null, (tx) =>
        tx.updateTable(table).set({ tenant_id: owner.tenant.id }).execute(),
      ),
    ).rejects.toThrow(/only ever added to|permission denied/);
  }
});

test('every night the trail is verified, which is an entry too; the owners are told of a problem', async () => {
  await aTrail(3);
  const job = activityJobs.find(({ name }) => name === 'verify-audit');
  expect(job?.schedule).toBeDefined();
  const as = api(server, owner);
  const newest = async () => (await as.get('audit?kind=check&limit=1')).body.items[0];

  await job?.run({}, server.services);
  expect(await newest()).toMatchObject({ action: 'verified', detail: { linked: 3, problem: null } });
  await vi.waitFor(async () => expect((await as.get('audit/standing')).body.waiting).toBe(0), 10_000);
  expect((await as.get('audit/standing')).body).toMatchObject({
    linked: 4,
    checked: { at: expect.any(String), linked: 3, problem: null },
  });

  const id = await entryAt(1);
  await afterwards(`update audit_entries set action = 'deleted' where id = '${id}'`);
  await job?.run({}, server.services);
  expect(await newest()).toMatchObject({
    action: 'broken',
    detail: { problem: expect.stringContaining(id) },
  });
  expect((await as.get('notifications')).body.items).toMatchObject([{ kind: 'tampering', actor: null }]);
});

/** Runs `npm run audit:verify` of this database. */
async function command(args: string[] = [], AUTH_SECRET = testSecret) {
  const script = fileURLToPath(new URL('../../audit-verify.ts', import.meta.url));
  const { PATH } = process.env;
  const env = { PATH, DATABASE_URL: own.url, AUTH_SECRET };
  const child = spawn(process.execPath, [script, ...args], { env });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, said };
}

test('the command names every workspace, and fails where one is broken', async () => {
  await aTrail(2);
  await superuser
    .query('truncate audit_links, audit_entries')
    .catch((error) => expect(error.message).toMatch(/refused/));
  await afterwards('delete from audit_links', 'delete from audit_entries');
  await expectMade(api(server, owner), 'roles', { name: 'Alone' });
  await vi.waitFor(async () => expect(await verify()).toMatchObject({ linked: 1 }), 10_000);
  const sound = await command();
  expect(sound.said).toContain(`${owner.tenant.key}: 1 entries are unbroken, the last with the hash `);
  expect(sound.code).toBe(0);

  const id = await entryAt(1);
  await afterwards(`update audit_entries set ip = '10.0.0.1' where id = '${id}'`);
  const broken = await command();
  expect(broken.said).toContain(
    `${owner.tenant.key}: BROKEN after 0 entries. Entry ${id} at position 1 was changed`,
  );
  expect(broken.code).toBe(1);
});
