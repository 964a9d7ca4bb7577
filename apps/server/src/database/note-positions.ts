import type pg from 'pg';
import { type Position, positionOfPrimary, type Seen, type WalPosition } from './position.ts';
import type { SessionHooks } from './sessions.ts';

interface Primary {
  /** Asks a session of the primary beside what is sent on it. */
  askBeside(client: pg.PoolClient): Promise<WalPosition>;
  /** Asks the primary on any session. */
  askPrimary(): Promise<Position | undefined>;
  /** Called with each position of the primary that was found. */
  onPosition(position: Position): void;
}

/**
 * Runs statements on the primary and notes its log position for the caller. The position is asked for behind each query, or behind
 * the end of the transaction.
 */
type Noted = <T>(
  seen: Seen | undefined,
  moment: 'queried' | 'finished',
  work: (hooks?: SessionHooks) => Promise<T>,
) => Promise<T>;

/** Makes the function that runs statements on the primary for callers; where that cannot be said any more, the caller loses its position. */
export function notePositions({ askBeside, askPrimary, onPosition }: Primary): Noted {
  async function note(seen: Seen, asked: Promise<WalPosition>): Promise<void> {
    // Where that session could not say, a later moment serves as well.
    const position = await asked.then(positionOfPrimary).catch(() => askPrimary().catch(() => undefined));
    if (!position) return seen.lose();
    seen.see(position);
    onPosition(position);
  }

  return async (seen, moment, work) => {
    if (!seen) return work();
    let asked: Promise<WalPosition> | undefined;
    const ask = (client: pg.PoolClient) => {
      asked = askBeside(client);
      asked.catch(() => undefined); // awaited below
    };
    try {
      return await work({ [moment]: ask });
    } finally {
      if (asked !== undefined) await note(seen, asked);
    }
  };
}
