import type pg from 'pg';
import type { Position, WalPosition } from './position.ts';
import type { SessionHooks } from './sessions.ts';

/** Checks a replica around a read, on the same session: its position before the first and after the last query. */
export interface ReplicaCheck extends SessionHooks {
  /** What was read is no later than this; undefined where nothing was read. */
  position: Position | undefined;
  /** The replica showed what was needed, from the first query on, and still is one. */
  isSure: boolean;
}

interface Expected {
  ask(client: pg.PoolClient): Promise<WalPosition>;
  /** What it has to show at the least. */
  needed: Position | undefined;
  timeline: string;
  /** How far each session was when it last answered: it shows no less since, and need not be asked ahead. */
  known: WeakMap<pg.PoolClient, string>;
}

/** The hooks that check a replica; once they have ended, `isSure` says whether the read holds. */
export function checkReplica({ ask, needed, timeline, known }: Expected): ReplicaCheck {
  let ahead: Promise<WalPosition> | undefined;
  let behind: { client: pg.PoolClient; position: Promise<WalPosition> } | undefined;
  let hasBegun = false;

  function quietly(client: pg.PoolClient): Promise<WalPosition> {
    const position = ask(client);
    position.catch(() => undefined); // awaited at the end
    return position;
  }
  const isEnough = (lsn: string) => needed === undefined || timeline + lsn >= needed;

  return {
    position: undefined,
    isSure: false,
    begun(client) {
      hasBegun = true;
      const before = known.get(client);
      ahead = before !== undefined && isEnough(before) ? undefined : quietly(client);
    },
    queried(client) {
      behind = { client, position: quietly(client) };
    },
    async ended() {
      const first = await ahead?.catch(() => null);
      const last = await behind?.position.catch(() => null);
      const isThere = hasBegun && first !== null && last !== null;
      this.isSure =
        isThere && (!first || (first.isReplica && isEnough(first.lsn))) && last?.isReplica !== false;
      if (!this.isSure || !behind || !last) return;
      known.set(behind.client, last.lsn);
      this.position = timeline + last.lsn;
    },
  };
}
