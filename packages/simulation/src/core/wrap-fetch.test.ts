import { expect, test, vi } from 'vitest';
import { on } from './answers.ts';
import { get, post } from './call.ts';
import { record, text } from './read-body.ts';
import { wrapFetch } from './wrap-fetch.ts';

const echo = post<{ say: string }, { said: string }>('/echo', 201);
const item = get<{ id: string; size?: string[] }, object>('/items/{id}');
const first = get<object, object>('/items/first');

const answers = [
  on(echo, ({ body }) => ({ said: body.say.toUpperCase() }), record({ say: text }, { say: '' })),
  on(item, ({ query, list }) => ({ id: query('id'), sizes: list('size') })),
  on(first, () => ({ is: 'first' })),
];

function aPage(delayMs = 0, answered = answers) {
  const network = vi.fn(async (..._asked: Parameters<typeof fetch>) => new Response('from the network'));
  return {
    network,
    fetch: wrapFetch(network, {
      apps: [{ paths: ['/echo', '/items/'], load: async () => ({ answers: answered }) }],
      delayMs: () => delayMs,
      pageUrl: () => 'http://demo.test/apps/chat?x=1',
    }),
  };
}

test('a known call is answered here, with its own status', async () => {
  const { fetch, network } = aPage();
  const answer = await fetch('/echo', { method: 'POST', body: JSON.stringify({ say: 'habari' }) });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toEqual({ said: 'HABARI' });
  expect(network).not.toHaveBeenCalled();
});

test('a HEAD is answered as the GET is, without its body', async () => {
  const { fetch, network } = aPage();
  const answer = await fetch('/items/7', { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'application/json',
    '',
  ]);
  await fetch('/echo', { method: 'HEAD' });
  expect(network).toHaveBeenCalledOnce();
});

test('a Request is answered as an address is', async () => {
  const { fetch } = aPage();
  const asked = new Request('http://demo.test/echo', { method: 'POST', body: '{"say":"sasa"}' });
  expect(await (await fetch(asked)).json()).toEqual({ said: 'SASA' });
});

test('parameters come from the path and the query, lists in every way of writing them', async () => {
  const { fetch } = aPage();
  for (const query of ['size=s&size=m', 'size[]=s&size[]=m', 'size=s,m']) {
    expect(await (await fetch(`/items/a%20b?${query}`)).json()).toEqual({ id: 'a b', sizes: ['s', 'm'] });
  }
  expect(await (await fetch('/items/first')).json()).toEqual({ is: 'first' });
});

test.each([
  ['another path', '/v1/users/me', {}],
  ['another method of a known path', '/echo', { method: 'PUT' }],
  ['another host', 'https://elsewhere.test/echo', { method: 'POST' }],
])('%s goes to the network just as it came', async (_what, address, init) => {
  const { fetch, network } = aPage();
  expect(await (await fetch(address, init)).text()).toBe('from the network');
  expect(network).toHaveBeenCalledExactlyOnceWith(address, init);
});

test('a streamed body on its way to the network is not read', async () => {
  const { fetch, network } = aPage();
  const body = new ReadableStream({ start: (stream) => stream.close() });
  const init = { method: 'POST', body, duplex: 'half' };
  await fetch('/upload', init);
  expect(network.mock.calls[0]?.[1]).toBe(init);
  expect(body.locked).toBe(false);
});

test('a request given up while its answer is waited for ends as fetch ends', async () => {
  const { fetch } = aPage(60_000);
  const giveUp = new AbortController();
  const asked = fetch('/items/1', { signal: giveUp.signal });
  giveUp.abort();
  await expect(asked).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  await expect(fetch('/items/1', { signal: giveUp.signal })).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
});

test('what is missing in a body, or is no object at all, is completed', async () => {
  const { fetch } = aPage();
  for (const body of [
    '{',
    'null',
    '',
    '7',
    '[]',
    '"habari"',
    '"say=7"',
    '["="]',
    '{}',
    '{"say":{}}',
    'word=habari',
  ]) {
    const answer = await fetch('/echo', { method: 'POST', body });
    expect([body, answer.status, await answer.json()]).toEqual([body, 201, { said: '' }]);
  }
});

test('an error of an answer is a 500 that the console tells of, never an empty success', async () => {
  const failing = (error: Error) =>
    on(item, () => {
      throw error;
    });
  const console500 = vi.spyOn(console, 'error').mockReturnValue();
  for (const error of [new TypeError('of a sample'), new RangeError('of a date')]) {
    const page = aPage(0, [failing(error)]);
    const answer = await page.fetch('/items/1');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: expect.stringContaining('GET /items/{id}') });
    expect(console500).toHaveBeenLastCalledWith(expect.stringContaining('GET /items/{id}'), error);
  }
  console500.mockRestore();
});

test('a form is read as an object is', async () => {
  const { fetch } = aPage();
  const answer = await fetch('/echo', { method: 'POST', body: new URLSearchParams({ say: 'habari' }) });
  expect(await answer.json()).toEqual({ said: 'HABARI' });
});
