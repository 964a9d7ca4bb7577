import type { Event, StreamMark } from '@kazi/contract/activity';
import type { Server } from '../src/server.ts';
import type { TestUser } from './factories/user.ts';

/** An open stream of events, read as they come. */
export interface EventStream {
  status: number;
  /** Every event that came, in order. */
  events: Event[];
  /** What the stream said of itself, in order, each with the id to go on after. */
  marks: Array<StreamMark & { id: string }>;
  /** How far the database was when each was read, where the server says it. */
  positions: string[];
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  close(): void;
}

interface Wish {
  app?: string;
  lastEventId?: string;
  /** In seconds. */
  missed?: number;
}

/** Opens `GET /v1/events` as a user. */
export async function openEvents(
  { address }: Pick<Server, 'address'>,
  { tenant, token }: Pick<TestUser, 'tenant' | 'token'>,
  { app, lastEventId, missed }: Wish = {},
): Promise<EventStream> {
  const leaving = new AbortController();
  const headers = new Headers({ 'x-project': tenant.key, authorization: `Bearer ${token}` });
  if (lastEventId) headers.set('last-event-id', lastEventId);
  const url = new URL(`${address}/v1/events`);
  if (app) url.searchParams.set('app', app);
  if (missed !== undefined) url.searchParams.set('missed', `${missed}`);
  const response = await fetch(url, { headers, signal: leaving.signal });
  const heard = { events: [], marks: [], positions: [] };
  const ended = collect(response, heard);
  return { status: response.status, ...heard, ended, close: () => leaving.abort() };
}

async function collect(
  response: Response,
  { events, marks, positions }: Pick<EventStream, 'events' | 'marks' | 'positions'>,
): Promise<void> {
  let text = '';
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, data] = /^data: (.*)$/m.exec(block) ?? [];
        if (!/^event: message$/m.test(block) || !data) continue;
        const [, position] = /^: position (\w+)$/m.exec(block) ?? [];
        if (position) positions.push(position);
        const said: Event | StreamMark = JSON.parse(data);
        const [, id = ''] = /^id: (.*)$/m.exec(block) ?? [];
        if ('stream' in said) marks.push({ ...said, id });
        else events.push(said);
      }
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
  }
}
