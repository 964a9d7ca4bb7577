import { afterEach, expect, test, vi } from 'vitest';
import { useOneServer } from '../../../test/app.ts';
import { type EventStream, openEvents } from '../../../test/event-stream.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useAnew, useOnce } from '../../../test/use.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { type NewEvent, record, recordAll } from '../../events/record.ts';
import { signal } from '../../events/signal.ts';
import { sessionsChanged } from '../../ports/identity.ts';

const server = useOneServer();
const open: EventStream[] = [];

const tenant = useOnce(() => aTenant(server));
const reader = useAnew(() => aUser(server, tenant));
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function listen(lastEventId?: string): Promise<EventStream> {
  const stream = await openEvents(server, reader, lastEventId ? { lastEventId } : {});
  open.push(stream);
  return stream;
}

const minutesBefore = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const news = (): NewEvent => ({
  subject: 'notification',
  subjectId: newId(),
  verb: 'created',
  parties: [reader.id],
});
const write = <T>(change: (tx: Tx) => Promise<T>) => server.services.database.write(tenant.id, null, change);
const happens = () => write((tx) => record(tx, news()));
const idsOf = ({ events }: EventStream) => events.map(({ id }) => id);

test('who was away for longer than events are sent again is told of a gap, once', async () => {
  const seen = await happens();
  const away = await listen(newId(minutesBefore(11)));
  await vi.waitFor(() => expect(away.marks).toMatchObject([{ stream: 'gap' }]), 10_000);
  expect(idsOf(away)).toContain(seen);
  const back = await listen(away.marks[0]?.id);
  const later = await happens();
  await vi.waitFor(() => expect(idsOf(back)).toContain(later), 10_000);
  expect(back.marks).toEqual([]);
});

test('who missed more than is sent again is told of a gap', async () => {
  const before = newId();
  await write((tx) => recordAll(tx, Array.from({ length: 1001 }, news)));
  const resumed = await listen(before);
  await vi.waitFor(() => expect(resumed.marks).toMatchObject([{ stream: 'gap' }]), 10_000);
  expect(resumed.events.length).toBeGreaterThanOrEqual(1000);
});

test('who heard nothing goes on after a mark, and so looks not far back', async () => {
  const stream = await listen();
  await vi.waitFor(async () => {
    await write((tx) => signal(tx, sessionsChanged));
    expect(stream.marks).toMatchObject([{ stream: 'reached' }]);
  }, 10_000);
  const old = await write((tx) => record(tx.inThePast(reader.id, minutesBefore(5)), news()));
  await vi.waitFor(() => expect(idsOf(stream)).toContain(old), 10_000);
  const knowing = await listen(newId(minutesBefore(6)));
  await vi.waitFor(() => expect(idsOf(knowing)).toContain(old), 10_000);
  const resumed = await listen(stream.marks[0]?.id);
  const next = await happens();
  await vi.waitFor(() => expect(idsOf(resumed)).toContain(next), 10_000);
  expect(idsOf(resumed)).not.toContain(old);
});
