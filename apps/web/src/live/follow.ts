import { type Event, missedMaxSeconds } from '@kazi/contract/activity';
import { getEventMeta } from '@orpc/client';
import { client } from '../api/client.ts';
import { noteEvent } from '../api/position.ts';

const firstWaitMs = 500;
const longestWaitMs = 30_000;

interface FollowOptions {
  app: string | undefined;
  signal: AbortSignal;
  onEvent: (event: Event) => void;
  /** The stream is back, and something that happened in between was or may have been missed. */
  onGap: () => void;
}

/** The newest event or mark this tab has seen: a new stream goes on after it. */
let lastEventId: string | undefined;

/**
 * Reads the events of an app, and of what concerns the person logged in, until the signal is aborted. A broken
 * stream is taken up again where it broke, after longer and longer waits.
 */
export async function follow({ app, signal, onEvent, onGap }: FollowOptions): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      const resumed = lastEventId;
      const input = resumed ? { app } : { app, missed: secondsSinceStart() };
      const stream = await client.activity.events.stream(input, { signal, lastEventId: resumed });
      if (failures > 0 && !resumed) onGap();
      failures = 0;
      for await (const event of stream) {
        const meta = getEventMeta(event);
        lastEventId = meta?.id ?? lastEventId;
        if ('stream' in event && event.stream === 'reached') continue;
        noteEvent(meta?.comments);
        if ('stream' in event) onGap();
        else onEvent(event);
      }
    } catch (error) {
      if (!signal.aborted) console.info('Live updates are interrupted; trying again', error);
    }
    if (!signal.aborted) await pause(waitAfter(failures), signal);
  }
}

/** What the page shows was fetched after it began to load, and may have changed before the first stream opened. */
const secondsSinceStart = () => Math.min(Math.ceil(performance.now() / 1000), missedMaxSeconds);

/** Doubles each time, and differs a little from tab to tab: they do not all come back at once. */
function waitAfter(failures: number): number {
  return Math.min(firstWaitMs * 2 ** failures, longestWaitMs) * (0.75 + Math.random() / 2);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
