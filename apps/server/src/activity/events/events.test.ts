import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../../../test/api.ts';
import { startAlone, type TestApp } from '../../../test/app.ts';
import { type EventStream, openEvents } from '../../../test/event-stream.ts';
import { aTenant, type TestTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { anOwnDatabase } from '../../../test/own-database.ts';
import { newId } from '../../database/ids.ts';
import { migrate } from '../../database/migrate.ts';
import { type NewEvent, record } from '../../events/record.ts';
import { signal } from '../../events/signal.ts';
import { sessionsChanged } from '../../ports/identity.ts';

let here: TestApp;
let there: TestApp;
let tenant: TestTenant;
let owner: TestUser;
let manager: TestUser;
let app: string;
const open: EventStream[] = [];

beforeAll(async () => {
  [here, there] = await Promise.all([startAlone(), startAlone()]);
  tenant = await aTenant(here);
  [owner, manager] = [await aUser(here, tenant), await aUser(here, tenant, { role: 'manager' })];
  const made = await api(here, owner).post('apps', { name: 'Shop', key: 'SHOP', profile: owner.profile });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  app = made.body.id;
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(() => Promise.all([here.stop(), there.stop()]));

async function listen(...wish: Parameters<typeof openEvents>): Promise<EventStream> {
  const stream = await openEvents(...wish);
  open.push(stream);
  return stream;
}

const happens = (
  event: Partial<Omit<NewEvent, 'subject'>> = {},
  { at = here, by = owner.id }: { at?: TestApp; by?: string } = {},
) =>
  at.services.database.write(tenant.id, by, (tx) =>
    record(tx, { subject: 'task', subjectId: newId(), verb: 'updated', app, ...event }),
  );

const idsOf = ({ events }: EventStream) => events.map(({ id }) => id);

describe('a stream', () => {
  test('brings what happens in the app, on whichever server', async () => {
    const streams = [await listen(here, owner, { app }), await listen(there, manager, { app })];
    const subjectId = newId();
    const first = await happens({
      subjectId,
      verb: 'moved',
      version: 7,
      changes: { title: { before: 'a', after: 'b' } },
    });
    const second = await happens({}, { at: there });
    for (const stream of streams)
      await vi.waitFor(() => expect(idsOf(stream)).toEqual([first, second]), 10_000);
    expect(streams[0]?.events[0]).toEqual({
      id: first,
      app,
      subject: 'task',
      subjectId,
      task: null,
      flow: null,
      verb: 'moved',
      actor: owner.id,
      version: 7,
      at: expect.any(String),
    });
  });

  test('brings what concerns the viewer, on every screen', async () => {
    const streams = [await listen(here, manager), await listen(there, manager, { app })];
    await happens({ app: newId() });
    const mine = await happens({ app: newId(), parties: [manager.id] });
    for (const stream of streams) await vi.waitFor(() => expect(idsOf(stream)).toEqual([mine]), 10_000);
  });

  test('brings who only works on tasks of the app what concerns them, and no more', async () => {
    const agent = await aUser(here, tenant, { role: 'agent' });
    const asked = { app, title: 'Shelves', assignees: [agent.id] };
    const { status, body } = await api(here, manager).post('tasks', asked);
    expect(status, JSON.stringify(body)).toBe(201);
    const stream = await listen(there, agent, { app });
    const before = await happens();
    const others = await happens();
    const mine = await happens({ parties: [agent.id] });
    await vi.waitFor(() => expect(idsOf(stream)).toEqual([mine]), 10_000);
    for (const [who, ids] of [
      [owner, [others, mine]],
      [agent, [mine]],
    ] as const) {
      const resumed = await listen(here, who, { app, lastEventId: before });
      await vi.waitFor(() => expect(idsOf(resumed)).toContain(mine), 10_000);
      expect(idsOf(resumed).filter((id) => id === others || id === mine)).toEqual(ids);
    }
  });

  test('brings nothing of a change that failed', async () => {
    const stream = await listen(here, owner, { app });
    const failing = here.services.database.write(tenant.id, owner.id, async (tx) => {
      await record(tx, { subject: 'task', subjectId: newId(), verb: 'updated', app });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow();
    const kept = await happens();
    await vi.waitFor(() => expect(idsOf(stream)).toEqual([kept]), 10_000);
  });

  test('brings nothing of another workspace, even of an app with the same id', async () => {
    const elsewhere = await aTenant(here);
    const stream = await listen(here, owner, { app });
    await here.services.database.write(elsewhere.id, null, (tx) =>
      record(tx, { subject: 'task', subjectId: newId(), verb: 'updated', app, parties: [owner.id] }),
    );
    const kept = await happens();
    await vi.waitFor(() => expect(idsOf(stream)).toEqual([kept]), 10_000);
  });
});

describe('a stream that is resumed', () => {
  test('brings what was missed, and goes on', async () => {
    const before = await listen(here, owner, { app });
    const seen = await happens();
    await vi.waitFor(() => expect(idsOf(before)).toEqual([seen]), 10_000);
    before.close();
    const missed = [await happens(), await happens()];
    const after = await listen(there, owner, { app, lastEventId: seen });
    const later = await happens();
    await vi.waitFor(() => expect(idsOf(after)).toEqual(expect.arrayContaining([...missed, later])), 10_000);
    expect(idsOf(after).at(-1)).toBe(later);
  });

  test('brings again what may have been committed out of order', async () => {
    let commit: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let early = '';
    const slow = here.services.database.write(tenant.id, owner.id, async (tx) => {
      early = await record(tx, { subject: 'task', subjectId: newId(), verb: 'updated', app });
      await held;
    });
    await vi.waitFor(() => expect(early).not.toBe(''), 10_000);
    const late = await happens();
    commit();
    await slow;
    const resumed = await listen(here, owner, { app, lastEventId: late });
    await vi.waitFor(() => expect(idsOf(resumed)).toContain(early), 10_000);
  });

  test('brings what happened since a client that knows no event began to fetch', async () => {
    const missed = await happens();
    const opened = await listen(there, owner, { app, missed: 20 });
    const later = await happens();
    await vi.waitFor(() => expect(idsOf(opened)).toEqual(expect.arrayContaining([missed, later])), 10_000);
    expect(idsOf(opened).at(-1)).toBe(later);
  });

  test('takes any Last-Event-ID, also one that never was', async () => {
    for (const lastEventId of [
      'x',
      newId(),
      '00000000-0000-0000-0000-000000000000',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
    ])
      expect((await listen(here, owner, { app, lastEventId })).status, lastEventId).toBe(200);
  });
});

describe('a stream is refused', () => {
  test('to who is not logged in', async () => {
    expect((await api(here, { tenant }).get('events')).status).toBe(401);
  });

  test('of an app that the viewer does not see, as of one that is not there', async () => {
    const stranger = await aUser(here, tenant);
    expect((await api(here, stranger).get(`events?app=${app}`)).status).toBe(404);
    expect((await api(here, owner).get(`events?app=${newId()}`)).status).toBe(404);
    expect((await api(here, owner).get('events?app=x')).status).toBe(400);
  });
});

describe('a stream ends', () => {
  test('when its login ends, on whichever server', async () => {
    const user = await aUser(here, tenant);
    const stream = await listen(there, user);
    await here.services.database.write(tenant.id, null, async (tx) => {
      await tx.updateTable('users').set({ status: 'suspended' }).where('id', '=', user.id).execute();
      await signal(tx, sessionsChanged);
    });
    await stream.ended;
    expect((await api(there, user).get('projects')).status).toBe(401);
  });

  test('when its server may have missed something, so that its reader resumes', async () => {
    const own = await anOwnDatabase();
    await migrate(own.url);
    const server = await startAlone({ databaseUrl: own.url, logLevel: 'silent' });
    const user = await aUser(server, await aTenant(server));
    const stream = await listen(server, user);
    await own.away();
    await stream.ended;

    await own.back();
    await vi.waitFor(() => expect(server.services.hub.listening()).toBe(true), 10_000);
    const again = await listen(server, user);
    const heard = await server.services.database.write(user.tenant.id, null, (tx) =>
      record(tx, { subject: 'notification', subjectId: newId(), verb: 'created', parties: [user.id] }),
    );
    await vi.waitFor(() => expect(idsOf(again)).toEqual([heard]), 10_000);
    await server.stop();
    await own.drop();
  });

  test('when its server stops', async () => {
    const leaving = await startAlone();
    const stream = await listen(leaving, owner, { app });
    await Promise.all([leaving.stop(), stream.ended]);
  });
});

test('a session that ends on one server is over on the other', async () => {
  const user = await aUser(here, tenant);
  for (const server of [here, there]) expect((await api(server, user).get('projects')).status).toBe(200);
  await here.services.database.write(tenant.id, null, async (tx) => {
    await tx.deleteFrom('login_sessions').where('tenant_id', '=', tenant.id).execute();
    await signal(tx, sessionsChanged);
  });
  await vi.waitFor(async () => expect((await api(there, user).get('projects')).status).toBe(401), 500);
});

test('one person has twenty streams at most, and those of others stay; a closed one makes room', async () => {
  const many = await aUser(here, tenant);
  for (let count = 0; count < 20; count++) expect((await listen(here, many)).status).toBe(200);
  const refused = await api(here, many).get('events');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(refused.body.data.errorMessage).toMatch(/^You have too many live connections open/);
  expect((await listen(here, await aUser(here, tenant))).status).toBe(200);
  open[0]?.close();
  await vi.waitFor(async () => expect((await listen(here, many)).status).toBe(200), 10_000);
});
