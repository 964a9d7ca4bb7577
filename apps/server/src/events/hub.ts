import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Hub } from '../ports/events.ts';
import type { Log } from '../ports/observability.ts';
import { channel } from './signal.ts';

const checkEveryMs = 15_000;
const answerWithinMs = 5_000;
const longestPauseMs = 5_000;

/** Opens the server's one listening connection, and opens it anew when it is lost. */
export async function openHub({ url, log }: { url: string; log: Log }): Promise<Hub> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const interrupted = new Set<() => void>();
  let client: pg.Client | undefined;
  let closing = false;

  function dispatch(message: string): void {
    const [topic = ''] = message.split(' ', 1);
    for (const listener of listeners.get(topic) ?? []) listener(message.slice(topic.length + 1));
  }

  const tellInterrupted = () => {
    for (const listener of interrupted) listener();
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
    fresh.on('notification', ({ payload = '' }) => dispatch(payload));
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
      tellInterrupted();
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
        return tellInterrupted(); // for listeners added while the connection was lost
      } catch (error) {
        log.warn({ error: String(error) }, 'Still not listening for events');
      }
    }
  }

  client = await listen();
  return {
    onSignal(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => void set.delete(listener);
    },
    onInterruption(listener) {
      interrupted.add(listener);
      return () => void interrupted.delete(listener);
    },
    listening: () => client !== undefined,
    async close() {
      closing = true;
      await client?.end();
    },
  };
}
