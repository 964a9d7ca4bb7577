// @vitest-environment jsdom
import { ORPCError } from '@orpc/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';

const toast = vi.hoisted(() => vi.fn());
vi.mock('@kazi/ui/toast', () => ({ toast }));
beforeEach(() => toast.mockReset());

const refused = (status: number) => () => Promise.reject(new ORPCError('REFUSED', { status, message: 'No' }));

const read = (meta: { toast?: boolean }, status = 403) =>
  queryClient
    .fetchQuery({ queryKey: [meta, status], queryFn: refused(status), meta, retry: false })
    .catch(() => undefined);

const write = (meta: { quiet?: boolean }, status = 403) =>
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: refused(status), meta })
    .execute(undefined)
    .catch(() => undefined);

test('what was not read is said where no screen shows it', async () => {
  await read({});
  expect(toast).not.toHaveBeenCalled();
  await read({ toast: true });
  expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'DANGER', message: 'No' });
});

test('what was not written is said, but for what a form shows', async () => {
  await write({ quiet: true });
  expect(toast).not.toHaveBeenCalled();
  await write({});
  expect(toast).toHaveBeenCalledOnce();
});

test('a login that has ended says so by itself', async () => {
  await write({}, 401);
  await read({ toast: true }, 401);
  expect(toast).not.toHaveBeenCalled();
});
