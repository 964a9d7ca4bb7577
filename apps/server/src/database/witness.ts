import type pg from 'pg';
import type { Position, Standing } from './position.ts';
import type { Companion } from './sessions.ts';

/** What a replica is asked beside a read, on the session that reads: how far it was before, and how far behind the last query. */
export interface Witness extends Companion {
  /** What was read is no later than this; undefined where nothing was read. */
  position: Position | undefined;
  /** The replica showed what was needed, from the first query on, and still is one. */
  isSure: boolean;
}

interface Asking {
  ask(client: pg.PoolClient): Promise<Standing>;
  /** What it has to show at the least. */
  needed: Position | undefined;
  timeline: string;
  /** How far each session was when it last answered: it shows no less since, and need not be asked ahead. */
  known: WeakMap<pg.PoolClient, string>;
}

export function openWitness({ ask, needed, timeline, known }: Asking): Witness {
  let ahead: Promise<Standing> | undefined;
  let behind: { client: pg.PoolClient; standing: Promise<Standing> } | undefined;
  let hasBegun = false;

  function quietly(client: pg.PoolClient): Promise<Standing> {
    const standing = ask(client);
    standing.catch(() => undefined); // awaited at the end
    return standing;
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
      behind = { client, standing: quietly(client) };
    },
    async ended() {
      const first = await ahead?.catch(() => null);
      const last = await behind?.standing.catch(() => null);
      const isThere = hasBegun && first !== null && last !== null;
      this.isSure =
        isThere && (!first || (first.isReplica && isEnough(first.lsn))) && last?.isReplica !== false;
      if (!this.isSure || !behind || !last) return;
      known.set(behind.client, last.lsn);
      this.position = timeline + last.lsn;
    },
  };
}
