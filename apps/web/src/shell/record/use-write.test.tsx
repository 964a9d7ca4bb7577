// @vitest-environment jsdom

import { ORPCError } from '@orpc/client';
import { act } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { api } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { renderHook } from '../testing/render.tsx';
import { useWrite, type WriteOptions } from './use-write.ts';

const toast = vi.hoisted(() => vi.fn());
vi.mock('@kazi/ui/toast', () => ({ toast }));
const announce = vi.hoisted(() => vi.fn());
vi.mock('@kazi/ui/announcer', () => ({ announce }));
beforeEach(() => vi.resetAllMocks());

type Options = Partial<WriteOptions<string, string>>;

const teams = api.organisation.teams.list.queryKey({ input: {} });
const project = api.organisation.projects.get.queryKey({ input: { id: 'p' } });
const roles = api.organisation.roles.list.queryKey();

/** Draws a screen that writes, and gives its `run`; the cache knows a query of each kind. */
async function screenThatWrites(call: (input: string) => Promise<string>, options: Options) {
  for (const key of [teams, project, roles])
    await queryClient.prefetchQuery({ queryKey: key, queryFn: () => null });
  const { result } = renderHook(() => useWrite(call, { changes: ['team'], ...options }), {
    queries: queryClient,
  });
  onTestFinished(() => queryClient.clear());
  return (input: string) => act(async () => result.current.run(input));
}

const isOld = (key: typeof teams | typeof project | typeof roles) =>
  queryClient.getQueryState(key)?.isInvalidated;

const refused = (status: number, fields?: Record<string, string>) => async () => {
  throw new ORPCError('REFUSED', { status, message: 'No', data: { fields } });
};

test('what shows the records is read anew before it is said that they were saved, then the dialog closes', async () => {
  const order: string[] = [];
  const run = await screenThatWrites(async (name) => name.toUpperCase(), {
    leave: () => order.push(`left, ${isOld(teams)}`),
    says: (output, input) => {
      order.push(`said, ${isOld(teams)}`);
      return `${input} is ${output}`;
    },
    done: () => order.push('done'),
    settled: () => order.push('settled'),
  });
  expect(await run('shop')).toBe('SHOP');
  expect(order).toEqual(['left, false', 'said, true', 'done', 'settled']);
  expect(toast).toHaveBeenCalledExactlyOnceWith({ message: 'shop is SHOP' });
  expect([isOld(teams), isOld(project), isOld(roles)]).toEqual([true, true, false]);
});

test('what the call has answered is shown before anything is read anew', async () => {
  const shown: unknown[] = [];
  const run = await screenThatWrites(async (name) => name.toUpperCase(), {
    answers: () => project,
    leave: () => shown.push(queryClient.getQueryData(project), isOld(project)),
  });
  await run('shop');
  expect(shown).toEqual(['SHOP', false]);
});

test('what is gone is forgotten', async () => {
  const run = await screenThatWrites(async (name) => name, { gone: () => project });
  await run('shop');
  expect(queryClient.getQueryState(project)).toBeUndefined();
});

test('a failure is a toast, and nothing else follows', async () => {
  const done = vi.fn();
  const settled = vi.fn();
  const run = await screenThatWrites(refused(403), { says: () => 'Saved', done, settled });
  expect(await run('shop')).toBeUndefined();
  expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'DANGER', message: 'No' });
  expect(done).not.toHaveBeenCalled();
  expect(settled).toHaveBeenCalledOnce();
  expect(isOld(teams)).toBe(false);
});

test('what is refused for what somebody else did shows that the screen is old', async () => {
  const run = await screenThatWrites(refused(404), {});
  await run('shop');
  expect(isOld(teams)).toBe(true);
});

test('what is wrong with a field stands in the form, also where that is a part of the input', async () => {
  const errors = vi.fn();
  const form = { getValues: () => ({ name: '', rows: [{ hours: 1 }] }), setErrors: errors };
  const run = await screenThatWrites(
    refused(400, { 'input.name': 'is missing', 'input.rows.0.hours': 'is too much' }),
    { form, prefix: 'input.' },
  );
  await run('shop');
  expect(errors).toHaveBeenCalledExactlyOnceWith({ name: 'Is missing', 'rows.0.hours': 'Is too much' });
  expect(toast).not.toHaveBeenCalled();
});

test('what belongs to no field of the form is a toast', async () => {
  const errors = vi.fn();
  const form = { getValues: () => ({ name: '' }), setErrors: errors };
  const run = await screenThatWrites(refused(409), { form });
  await run('shop');
  expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'DANGER', message: 'No' });
  expect(errors).not.toHaveBeenCalled();
});

test('a screen that shows the failure itself has no toast', async () => {
  const failed = vi.fn();
  const run = await screenThatWrites(refused(403), { failed });
  await run('shop');
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(ORPCError), 'shop');
  expect(toast).not.toHaveBeenCalled();
});

test('what was shown before the answer is taken back where it fails, and read anew', async () => {
  const takeBack = vi.fn();
  const run = await screenThatWrites(refused(403), { before: () => takeBack });
  await run('shop');
  expect(takeBack).toHaveBeenCalledOnce();
  expect(isOld(teams)).toBe(true);
});

test('a write says what others see, once it is saved and not where it is refused', async () => {
  const options = { spoken: (name: string) => `${name} added.`, failed: () => undefined };
  const refusing = await screenThatWrites(refused(409), options);
  await refusing('shop');
  expect(announce).not.toHaveBeenCalled();
  const run = await screenThatWrites(async (name) => name, options);
  await run('Step');
  expect(announce).toHaveBeenCalledExactlyOnceWith('Step added.');
});
