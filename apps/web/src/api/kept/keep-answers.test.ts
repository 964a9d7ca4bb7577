// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import 'fake-indexeddb/auto';
import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import { entries, keys, promisifyRequest, set } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mostAnswers, oldestMs } from './answer-store.ts';

vi.stubGlobal('crypto', webcrypto);
vi.stubGlobal('isSecureContext', true);
const who = vi.hoisted(() => ({ id: 'amina' }));
vi.mock('../../session/session.ts', () => ({ currentSession: () => who.id && { user: who } }));
const { answerStore, store, vault } = await import('../../session/vault.ts');
const { keepAnswers, longestAnswer } = await import('./keep-answers.ts');

interface Answer {
  title: string;
}

/** A visit of the page: what it knows goes with it. */
function visit(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  keepAnswers(client);
  return client;
}

const asking = (name: string, answer: () => Promise<Answer>) =>
  queryOptions({ queryKey: ['task', name], queryFn: answer, meta: { kept: true } });
const says = (title: string) => async () => ({ title });
const hangs = () => new Promise<Answer>(() => {});
const refuses = (status: number) => async () => {
  throw Object.assign(new Error('Refused'), { status });
};

const isAnswer = (key: IDBValidKey) => String(key).startsWith('kazi.answer.');
const kept = async () => (await keys(answerStore)).filter(isAnswer);
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 20 });
const keeps = (count: number) => until(async () => expect(await kept()).toHaveLength(count));
const shown = (client: QueryClient, name = 'sacks') => client.getQueryData(['task', name]);

/** Asks in a visit of its own, and waits until the device has the answer. */
async function keepOne(title: string, name = 'sacks'): Promise<void> {
  const before = (await kept()).length;
  await visit().fetchQuery(asking(name, says(title)));
  await keeps(before + 1);
}

/** Asks a server that does not answer, in a visit of its own: what is shown is the device's. */
function askInVain(name = 'sacks'): QueryClient {
  const client = visit();
  void client.prefetchQuery(asking(name, hangs));
  return client;
}

/** Nothing is shown, though what the device has was read, and nothing is left but what is kept now. */
async function showsNothing(client: QueryClient): Promise<void> {
  const before = await kept();
  await client.fetchQuery(asking('other', says('Read after it')));
  await until(async () => expect(await kept()).not.toEqual(expect.arrayContaining(before)));
  await keeps(1);
  expect(shown(client)).toBeUndefined();
}

function runBuild(file: string): void {
  document.body.innerHTML = `<script type="module" src="/assets/${file}"></script>`;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  who.id = 'amina';
  runBuild('index-1.js');
  await vault.clear();
  await vault.seal('a login');
  return () => vi.useRealTimers();
});

describe('an answer that was kept', () => {
  test('is shown while the server is asked, and gives way to what it says', async () => {
    await keepOne('Weigh the sacks');
    const server = Promise.withResolvers<Answer>();
    const asked = vi.fn(() => server.promise);
    const client = visit();
    const fetched = client.fetchQuery(asking('sacks', asked));
    expect(asked).toHaveBeenCalledOnce();
    await until(() => expect(shown(client)).toEqual({ title: 'Weigh the sacks' }));
    server.resolve({ title: 'Weigh all sacks' });
    await fetched;
    expect(shown(client)).toEqual({ title: 'Weigh all sacks' });
    expect(asked).toHaveBeenCalledOnce();
  });

  test('is nothing that can be read, neither what was asked nor what was answered', async () => {
    await keepOne('Weigh the sacks', 'about-the-sacks');
    const all = JSON.stringify(await entries(answerStore), (_, value) =>
      ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value instanceof Map ? [...value] : value,
    );
    for (const secret of ['Weigh', 'about-the-sacks', 'amina', 'index-1']) expect(all).not.toContain(secret);
  });

  test('is not shown where the server has answered first', async () => {
    await keepOne('Weigh the sacks');
    const client = visit();
    await client.fetchQuery(asking('sacks', says('Weigh all sacks')));
    await client.fetchQuery(asking('other', says('Read after it')));
    await keeps(2);
    expect(shown(client)).toEqual({ title: 'Weigh all sacks' });
  });

  test('is asked for again at once, however long answers count as new', async () => {
    await keepOne('Weigh the sacks');
    const client = askInVain();
    await until(() => expect(shown(client)).toBeDefined());
    await client.cancelQueries();
    const options = { ...asking('sacks', says('Weigh all sacks')), staleTime: 300_000 };
    expect(await client.fetchQuery(options)).toEqual({ title: 'Weigh all sacks' });
  });

  test('is asked for once more where it was changed before the server has answered', async () => {
    await keepOne('Weigh the sacks');
    const server = Promise.withResolvers<Answer>();
    const asked = vi.fn(() => server.promise);
    const client = visit();
    const fetched = client.fetchQuery(asking('sacks', asked));
    await until(() => expect(shown(client)).toBeDefined());
    client.setQueryData(['task', 'sacks'], { title: 'Weigh my sacks' });
    server.resolve({ title: 'Weigh the sacks' });
    await fetched;
    expect(client.getQueryState(['task', 'sacks'])?.isInvalidated).toBe(true);
  });

  test.each([403, 404])('goes from the screen and from the device with a %i', async (status) => {
    await keepOne('Weigh the sacks');
    const late = Promise.withResolvers<never>();
    const client = visit();
    void client.prefetchQuery(asking('sacks', () => late.promise));
    await until(() => expect(shown(client)).toBeDefined());
    await refuses(status)().catch(late.reject);
    await until(() => expect(client.getQueryState(['task', 'sacks'])?.status).toBe('error'));
    expect(shown(client)).toBeUndefined();
    await keeps(0);
  });

  test('stays where the server is away', async () => {
    await keepOne('Weigh the sacks');
    const late = Promise.withResolvers<never>();
    const client = visit();
    void client.prefetchQuery(asking('sacks', () => late.promise));
    await until(() => expect(shown(client)).toBeDefined());
    await refuses(503)().catch(late.reject);
    await until(() => expect(client.getQueryState(['task', 'sacks'])?.status).toBe('error'));
    expect(shown(client)).toEqual({ title: 'Weigh the sacks' });
    expect(await kept()).toHaveLength(1);
  });
});

test('of a list the first page is kept, as if it were all until the server says what comes next', async () => {
  const list = (queryFn: () => Promise<{ items: string[]; nextCursor: string | null }>) =>
    infiniteQueryOptions({
      queryKey: ['tasks'],
      queryFn,
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      meta: { kept: true },
    });
  const pages = [
    { items: ['one'], nextCursor: 'two' },
    { items: ['two'], nextCursor: null },
  ].values();
  await visit().fetchInfiniteQuery({
    ...list(async () => pages.next().value ?? { items: [], nextCursor: null }),
    pages: 2,
  });
  await keeps(1);
  const client = visit();
  void client.prefetchInfiniteQuery(list(() => new Promise(() => {})));
  await until(() =>
    expect(client.getQueryData(['tasks'])).toEqual({
      pages: [{ items: ['one'], nextCursor: null }],
      pageParams: [undefined],
    }),
  );
});

describe('nothing is shown, and it is deleted,', () => {
  test('for another person', async () => {
    await keepOne('Weigh the sacks');
    who.id = 'juma';
    await showsNothing(askInVain());
  });

  test('by another build', async () => {
    await keepOne('Weigh the sacks');
    runBuild('index-2.js');
    await showsNothing(askInVain());
  });

  test('after a week', async () => {
    await keepOne('Weigh the sacks');
    vi.setSystemTime(Date.now() + oldestMs + 1);
    await showsNothing(askInVain());
  });

  test.each([
    ['nothing that the key opens', { iv: new Uint8Array(12), cipher: new Uint8Array(40) }],
    ['broken', 'sealed'],
  ])('where it is %s', async (_, broken) => {
    await keepOne('Weigh the sacks');
    const [name = ''] = await kept();
    await set(name, broken, answerStore);
    await showsNothing(askInVain());
    expect(await kept()).not.toContain(name);
  });
});

test('the oldest make way where there are too many', async () => {
  await keepOne('The oldest');
  const [oldest] = await kept();
  const client = visit();
  for (let at = 1; at <= mostAnswers; at += 1) await client.fetchQuery(asking(`task ${at}`, says('Newer')));
  await until(async () => expect(await kept()).not.toContain(oldest));
  expect(await kept()).toHaveLength(mostAnswers);
});

test('what is too long is not kept', async () => {
  const client = visit();
  await client.fetchQuery(asking('long', says('x'.repeat(longestAnswer))));
  await client.fetchQuery(asking('short', says('x')));
  await keeps(1);
});

test('without a secure context, and by queries that do not say so, nothing is kept', async () => {
  vi.stubGlobal('isSecureContext', false);
  await visit().fetchQuery(asking('sacks', says('Weigh the sacks')));
  vi.stubGlobal('isSecureContext', true);
  const client = visit();
  await client.fetchQuery({ queryKey: ['secret'], queryFn: says('A quote') });
  await client.fetchQuery(asking('other', says('Kept')));
  await keeps(1);
});

test('a write that does not end, as of a page that was left in WebKit, does not hold the login', async () => {
  await vault.seal('a login');
  let isHeld = true;
  const held = answerStore('readwrite', async (objects) => {
    while (isHeld) await promisifyRequest(objects.count());
  });
  expect(await vault.open()).toBe('a login');
  isHeld = false;
  await held;
});

test('a logout leaves nothing, also of what another tab was about to keep', async () => {
  await keepOne('Weigh the sacks');
  const tab = visit();
  await tab.fetchQuery(asking('sacks', says('Weigh all sacks')));
  await vault.clear();
  expect([...(await keys(store)), ...(await keys(answerStore))]).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  // Its login has ended; it has only not heard of it. Another person's begins meanwhile.
  await vault.seal('another login');
  await keepOneAs('juma');
  expect(await kept()).toHaveLength(1);
});

async function keepOneAs(id: string): Promise<void> {
  who.id = id;
  await keepOne('Count the sacks');
}
