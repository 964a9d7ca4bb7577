import type { Event } from '@kazi/contract/activity';
import { getEventMeta } from '@orpc/client';
import { client } from '../api/client.ts';
import { noteEvent } from '../api/position.ts';

const firstWaitMs = 500;
const longestWaitMs = 30_000;
const missedAtMostS = 60;

interface FollowOptions {
  app: string | undefined;
  signal: AbortSignal;
  onEvent: (event: Event) => void;
  /** The stream is back, and what happened in between may have been missed. */
  onGap: () => void;
}

/** The newest event this tab has seen: a new stream goes on after it. */
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
        noteEvent(meta?.comments);
        lastEventId = meta?.id ?? lastEventId;
        onEvent(event);
      }
    } catch (error) {
      if (!signal.aborted) console.info('Live updates are interrupted; trying again', error);
    }
    await pause(waitAfter(failures), signal);
  }
}

/** What the page shows was fetched after it began to load, and may have changed before the first stream opened. */
const secondsSinceStart = () => Math.min(Math.ceil(performance.now() / 1000), missedAtMostS);

/** Doubles each time, and differs a little from tab to tab: they do not all come back at once. */
function waitAfter(failures: number): number {
  return Math.min(firstWaitMs * 2 ** failures, longestWaitMs) * (0.75 + Math.random() / 2);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
