import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../observability/log.ts';
import { channel } from './signal.ts';

/** What this server hears of the others, and of itself, over PostgreSQL's LISTEN and NOTIFY. */
export interface Hub {
  /** Calls `heard` with the payload of every signal of the topic. Gives the way to stop it. */
  onSignal(topic: string, heard: (payload: string) => void): () => void;
  /** Calls `deaf` when signals may have been missed: whatever they keep current is to be thought stale. */
  onDeaf(deaf: () => void): () => void;
  /** Whether signals arrive at this moment. */
  listening(): boolean;
  close(): Promise<void>;
}

const checkEveryMs = 15_000;
const answerWithinMs = 5_000;
const longestPauseMs = 5_000;

/** Opens the server's one listening connection, and opens it anew whenever it is lost. */
export async function openHub({ url, log }: { url: string; log: Log }): Promise<Hub> {
  const ears = new Map<string, Set<(payload: string) => void>>();
  const deafened = new Set<() => void>();
  let client: pg.Client | undefined;
  let closing = false;

  function hear(message: string): void {
    const [topic = ''] = message.split(' ', 1);
    for (const heard of ears.get(topic) ?? []) heard(message.slice(topic.length + 1));
  }

  const deafen = () => {
    for (const deaf of deafened) deaf();
  };

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'kazi hub',
      keepAlive: true,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
    });
    fresh.on('error', () => undefined); // 'end' follows
    fresh.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      await fresh.end();
      throw error;
    }
    const check = setInterval(() => fresh.query('select 1').catch(() => fresh.end()), checkEveryMs);
    fresh.once('end', () => {
      clearInterval(check);
      client = undefined;
      deafen();
      if (!closing) void listenAgain();
    });
    return fresh;
  }

  async function listenAgain(): Promise<void> {
    log.warn('The connection that listens for events was lost; opening it again');
    for (let waitMs = 100; !closing; waitMs = Math.min(waitMs * 2, longestPauseMs)) {
      await pause(waitMs, undefined, { ref: false });
      try {
        client = await listen();
        return deafen(); // for whoever began to listen while nothing could be heard
      } catch (error) {
        log.warn({ error: String(error) }, 'Still not listening for events');
      }
    }
  }

  client = await listen();
  return {
    onSignal(topic, heard) {
      const set = ears.get(topic) ?? new Set();
      ears.set(topic, set.add(heard));
      return () => void set.delete(heard);
    },
    onDeaf(deaf) {
      deafened.add(deaf);
      return () => void deafened.delete(deaf);
    },
    listening: () => client !== undefined,
    async close() {
      closing = true;
      await client?.end();
    },
  };
}
