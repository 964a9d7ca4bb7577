import { expect } from 'vitest';
import type { Api } from './api.ts';

type Call = readonly [method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, body?: unknown];

/** Asserts that each of the calls is answered with the status. */
export async function expectEach(as: Api, status: number, calls: readonly Call[]): Promise<void> {
  for (const [method, path, body] of calls) {
    const answer = await as[method](path, body);
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBe(status);
  }
}

/** Asserts that a call makes something, and gives what it made. */
export async function expectMade(as: Api, path: string, body: unknown) {
  const answer = await as.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

/** The whole of a list, read in pages of `limit`. */
export async function everyPage(as: Api, path: string, limit: number) {
  const items = [];
  const first = `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`;
  for (let cursor = ''; ; ) {
    const { body } = await as.get(`${first}${cursor && `&cursor=${cursor}`}`);
    items.push(...body.items);
    if (!body.nextCursor) return items;
    cursor = body.nextCursor;
  }
}
