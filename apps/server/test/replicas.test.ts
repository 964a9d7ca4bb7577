import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '../src/database/migrate.ts';
import { serverRole } from '../src/database/role.ts';
import { positionHeader as header } from '../src/http/app.ts';
import { type Answer, api } from './api.ts';
import { startAlone, type TestApp } from './app.ts';
import { startPoolerFor } from './cluster/pooler.ts';
import { programAt } from './cluster/program.ts';
import { canReplicate, type Replica, type Replication, startReplication } from './cluster/replication.ts';
import { openEvents } from './event-stream.ts';
import { aTenant } from './factories/tenant.ts';
import { aUser, type TestUser } from './factories/user.ts';

/** A client that says what it has seen, as the web application does. */
function aBrowser(app: TestApp, user: TestUser) {
  let seen = 'none';
  const learn = (position: string | null | undefined) => {
    if (!position || position === 'none') seen = 'none';
    else if (seen === 'none' || position > seen) seen = position;
  };
  async function send(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await api(app, user).send(path, {
      method,
      headers: { [header]: seen, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    learn(answer.headers.get(header));
    return answer;
  }
  return { get: (path: string) => send('GET', path), send, learn, seen: () => seen };
}
type Browser = ReturnType<typeof aBrowser>;

// `apt install postgresql`; without it this is skipped.
describe.runIf(canReplicate)('reads from replicas', () => {
  let replication: Replication;
  let app: TestApp;
  let owner: TestUser;
  let other: TestUser;
  let shop: string;
  let replicas: Replica[];

  beforeAll(async () => {
    replication = await startReplication(2);
    replicas = replication.replicas;
    await migrate(replication.primaryUrl);
    const tenant = await begin();
    [owner, other] = [await aUser(app, tenant), await aUser(app, tenant, { role: 'manager' })];
    const made = await api(app, owner).post('apps', { name: 'Shop', key: 'SHOP', profile: owner.profile });
    shop = made.body.id;
  });
  afterAll(async () => {
    await app.stop();
    await replication.stop();
  });
  afterEach(async () => {
    for (const replica of replicas) {
      await replica.start();
      await replica.resume();
    }
  });

  async function begin() {
    app = await startAlone({
      databaseUrl: replication.primaryUrl,
      databaseReadUrls: replicas.map(({ url }) => url),
      logLevel: 'silent',
    });
    return aTenant(app);
  }

  let task: { id: string; version: number };
  beforeEach(async () => {
    const { body } = await api(app, owner).post('tasks', { app: shop, title: 'Count the stock' });
    task = { id: body._id, version: body.version };
  });

  /** Where the reads of some work went. */
  async function goneTo(work: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = { ...(await app.services.database.replicas()).reads };
    await work();
    const { reads } = await app.services.database.replicas();
    return Object.fromEntries(
      Object.entries(reads).flatMap(([from, count]) => {
        const more = count - (before[from as keyof typeof before] ?? 0);
        return more > 0 ? [[from, more]] : [];
      }),
    );
  }
  const titleFor = async (browser: Browser) => (await browser.get(`tasks/${task.id}`)).body.title;

  async function rename(browser: Browser, title: string): Promise<void> {
    const { status, body } = await browser.send('PUT', `tasks/${task.id}`, { title, version: task.version });
    expect(status, JSON.stringify(body)).toBe(200);
    task.version = body.version;
  }

  /** Waits until a browser is answered by a replica. */
  const untilAnswered = (browser: Browser) =>
    vi.waitFor(
      async () => expect(await goneTo(() => titleFor(browser))).toEqual({ replica: expect.any(Number) }),
      10_000,
    );

  test('who says nothing is answered by the primary, and told nothing', async () => {
    await untilAnswered(aBrowser(app, owner));
    const asked = await goneTo(async () => {
      const { headers } = await api(app, owner).get(`tasks/${task.id}`);
      expect(headers.get(header)).toBeNull();
    });
    expect(Object.keys(asked)).toEqual(['primary']);
  });

  test('a first read asks the primary, and gives a position with which replicas answer', async () => {
    const browser = aBrowser(app, owner);
    expect(Object.keys(await goneTo(() => titleFor(browser)))).toEqual(['primary']);
    expect(browser.seen()).toMatch(/^00000001[0-9A-F]{16}$/);
    await untilAnswered(browser);
    expect(await titleFor(browser)).toBe('Count the stock');
  });

  test('who wrote reads it back, while replicas that lag still serve who did not', async () => {
    const [writer, reader] = [aBrowser(app, owner), aBrowser(app, other)];
    await Promise.all([untilAnswered(writer), untilAnswered(reader)]);
    for (const replica of replicas) await replica.pause();
    await rename(writer, 'Count it again');
    expect(
      Object.keys(await goneTo(async () => expect(await titleFor(writer)).toBe('Count it again'))),
    ).toEqual(['primary']);
    const read = await goneTo(async () => expect(await titleFor(reader)).toBe('Count the stock'));
    expect(Object.keys(read)).toEqual(['replica']);
    for (const replica of replicas) await replica.resume();
    await untilAnswered(writer);
    expect(await titleFor(writer)).toBe('Count it again');
  });

  test('who was told of a change by the stream reads it', async () => {
    const [writer, reader] = [aBrowser(app, owner), aBrowser(app, other)];
    await untilAnswered(reader);
    const stream = await openEvents(app, other, { app: shop });
    for (const replica of replicas) await replica.pause();
    await rename(writer, 'Told of');
    await vi.waitFor(() => expect(stream.positions).toHaveLength(1), 10_000);
    reader.learn(stream.positions[0]);
    expect(await titleFor(reader)).toBe('Told of');
    stream.close();
    const missed = await openEvents(app, other, { app: shop, missed: 60 });
    await vi.waitFor(() => expect(missed.events.at(-1)?.subjectId).toBe(task.id), 10_000);
    expect(missed.positions).toHaveLength(missed.events.length);
    missed.close();
  });

  test('a refused change shows the newer state, and what follows shows no older one', async () => {
    const reader = aBrowser(app, other);
    await untilAnswered(reader);
    for (const replica of replicas) await replica.pause();
    const stale = task.version;
    await rename(aBrowser(app, owner), 'Newer');
    expect((await reader.send('PUT', `tasks/${task.id}`, { title: 'Mine', version: stale })).status).toBe(
      409,
    );
    expect(await titleFor(reader)).toBe('Newer');
  });

  test('a position from the future is answered by the primary', async () => {
    for (const seen of ['00000001FFFFFFFFFFFFFFFF', 'FFFFFFFF0000000000000001']) {
      const browser = aBrowser(app, owner);
      browser.learn(seen);
      expect(Object.keys(await goneTo(() => titleFor(browser)))).toEqual(['primary']);
    }
  });

  test('replicas that are killed in the middle cost no read', async () => {
    const browsers = Array.from({ length: 8 }, (_, at) => aBrowser(app, at % 2 ? owner : other));
    await Promise.all(browsers.map(untilAnswered));
    let isOver = false;
    const statuses = new Set<number>();
    const reading = browsers.map(async (browser) => {
      while (!isOver) statuses.add((await browser.get(`tasks/${task.id}`)).status);
    });
    const told = await goneTo(async () => {
      for (const replica of replicas) await replica.kill();
      await Promise.all(browsers.map(titleFor));
    });
    expect(told).toHaveProperty('primary');
    for (const replica of replicas) await replica.start();
    for (const browser of browsers) await untilServed(browser);
    isOver = true;
    await Promise.all(reading);
    expect([...statuses]).toEqual([200]);
  });

  /** As `untilAnswered`, while others read too. */
  const untilServed = (browser: Browser) =>
    vi.waitFor(async () => expect(await goneTo(() => titleFor(browser))).toHaveProperty('replica'), 10_000);

  test('nobody reads what is older than what they wrote or read, however replicas stop and go on', async () => {
    let isOver = false;
    const disturbing = (async () => {
      while (!isOver) {
        const replica = replicas[randomInt(replicas.length)];
        await replica?.pause();
        await pause(randomInt(80));
        await replica?.resume();
        await pause(randomInt(40));
      }
    })();
    const wrong: string[] = [];
    const writer = async (user: TestUser) => {
      const browser = aBrowser(app, user);
      const made = await browser.send('POST', 'tasks', { app: shop, title: 'Turn 0' });
      for (let turn = 1, version = made.body.version; turn <= 40; turn++) {
        const title = `Turn ${turn}`;
        const { body } = await browser.send('PUT', `tasks/${made.body._id}`, { title, version });
        version = body.version;
        await rename(browser, `Turn ${turn}`).catch(() => undefined); // all of them want the same one
        for (let time = 0; time < 3; time++) {
          const read = await browser.get(`tasks/${made.body._id}`);
          if (read.body.title !== title) wrong.push(`wrote ${title}, read ${read.body.title}`);
        }
      }
    };
    const reader = async (user: TestUser) => {
      const browser = aBrowser(app, user);
      for (let last = 0; !isOver; ) {
        const { body } = await browser.get(`tasks/${task.id}`);
        if (body.version < last) wrong.push(`read version ${last}, then ${body.version}`);
        last = body.version;
      }
    };
    const went = await goneTo(async () => {
      const readers = [owner, other, owner, other].map(reader);
      // A slow machine asks the primary less often in as many turns.
      for (let asked = 0; asked <= 50; ) {
        const { primary = 0 } = await goneTo(() => Promise.all([owner, other, owner].map(writer)));
        asked += primary;
      }
      isOver = true;
      await Promise.all([...readers, disturbing]);
    });
    expect(wrong).toEqual([]);
    expect(went.replica).toBeGreaterThan(50);
    expect(went.primary).toBeGreaterThan(50);
  });

  test.runIf(programAt('pgbouncer'))(
    'all of that holds behind poolers, whose sessions are of another read each time',
    async () => {
      const password = 'of-the-server';
      await replication.ask(`alter role ${serverRole} password '${password}'`);
      const urls = [replication.primaryUrl, ...replicas.map(({ url }) => url)].map(
        (url) => Object.assign(new URL(url), { username: serverRole, password }).href,
      );
      const poolers = await Promise.all(urls.map((url) => startPoolerFor(url, 3)));
      const [databaseUrl = '', ...databaseReadUrls] = urls.map((url, at) => poolers[at]?.through(url) ?? '');
      const pooled = await startAlone({
        databaseUrl,
        databaseDirectUrl: urls[0],
        databaseReadUrls,
        preparedStatements: false,
        logLevel: 'silent',
      });
      const browser = aBrowser(pooled, owner);
      const { database } = pooled.services;
      await vi.waitFor(async () => {
        await titleFor(browser);
        expect((await database.replicas()).reads.replica).toBeGreaterThan(0);
      }, 10_000);
      for (let turn = 0; turn < 20; turn++) {
        const replica = replicas[turn % 2];
        await replica?.pause();
        await rename(browser, `Pooled ${turn}`);
        expect(await titleFor(browser)).toBe(`Pooled ${turn}`);
        await replica?.resume();
        expect(await titleFor(browser)).toBe(`Pooled ${turn}`);
      }
      expect((await browser.get('search?q=Pooled')).body.items).toHaveLength(1);
      await pooled.stop();
      await Promise.all(poolers.map((pooler) => pooler.stop()));
    },
  );

  test('how they stand is measured', async () => {
    await untilAnswered(aBrowser(app, owner));
    const text = await (await fetch(`${app.address}/metrics`)).text();
    for (const { url } of replicas) {
      const { host } = new URL(url);
      expect(text).toContain(`database_replica_fit{replica="${host}"} 1`);
      expect(text).toMatch(new RegExp(`^database_replica_lag_seconds{replica="${host}"} \\d`, 'm'));
    }
    expect(text).toMatch(/^database_shown_reads_total{from="replica"} [1-9]/m);
  });

  test('a promoted replica is left out', async () => {
    const browser = aBrowser(app, owner);
    await untilAnswered(browser);
    const [first, second] = replicas;
    await first?.promote();
    await second?.pause();
    await vi.waitFor(async () => {
      const { states } = await app.services.database.replicas();
      expect(states.map(({ isFit }) => isFit)).toEqual([false, true]);
    }, 10_000);
    await rename(browser, 'After it');
    expect(await titleFor(browser)).toBe('After it');
    expect(Object.keys(await goneTo(() => titleFor(browser)))).toEqual(['primary']);
  });

  test('a replica that stayed with the primary of before is left out, however much it shows', async () => {
    const [promoted, stayed] = replicas;
    if (!promoted || !stayed) throw new TypeError('There are two replicas');
    await rename(aBrowser(app, owner), 'Known to the former primary alone');
    const followers = {
      databaseUrl: promoted.url,
      databaseReadUrls: [stayed.url],
      logLevel: 'silent' as const,
    };
    const next = await startAlone(followers);
    const browser = aBrowser(next, owner);
    const made = await browser.send('POST', 'tasks', { app: shop, title: 'Written after it' });
    expect(browser.seen()).toMatch(/^00000002/);
    await vi.waitFor(async () => {
      const { states } = await next.services.database.replicas();
      expect(states).toMatchObject([{ isFit: false, lagSeconds: expect.any(Number) }]);
    }, 10_000);
    expect((await browser.get(`tasks/${made.body._id}`)).body.title).toBe('Written after it');
    await next.stop();
  });
});
