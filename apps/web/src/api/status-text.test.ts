import { expect, test } from 'vitest';
import { statusTextOf, withStatusText } from './status-text.ts';

const request = new Request('http://localhost/v1/tasks');
const carried = async (answer: Response) => {
  const { headers } = await withStatusText(async () => answer)(request);
  return statusTextOf(Object.fromEntries(headers));
};

test('a refused answer hands on its status text, whatever letters it has', async () => {
  expect(await carried(new Response('', { status: 402, statusText: 'Payment Required' }))).toBe(
    'Payment Required',
  );
  expect(await carried(new Response('', { status: 418, statusText: 'Refusé' }))).toBe('Refusé');
});

test('what is granted, or has no status text, is handed on as it is', async () => {
  for (const answer of [new Response('{}', { statusText: 'OK' }), new Response('', { status: 503 })]) {
    expect(await withStatusText(async () => answer)(request)).toBe(answer);
    expect(await carried(answer)).toBeUndefined();
  }
});
