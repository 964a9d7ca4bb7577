import type pg from 'pg';
import { type Position, positionOfPrimary, type Seen, type Standing } from './position.ts';
import type { Companion } from './sessions.ts';

interface Asking {
  /** Asks a session of the primary beside what is sent on it. */
  askBeside(client: pg.PoolClient): Promise<Standing>;
  /** Asks the primary on any session. */
  askPrimary(): Promise<Position | undefined>;
  /** Called with each position of the primary that was found. */
  onPosition(position: Position): void;
}

/** Does something on the primary and notes for who asked where it then was. It is asked behind each of these moments. */
type Noted = <T>(
  seen: Seen | undefined,
  moment: 'queried' | 'finished',
  work: (companion?: Companion) => Promise<T>,
) => Promise<T>;

export function noteMoments({ askBeside, askPrimary, onPosition }: Asking): Noted {
  async function note(seen: Seen, asked: Promise<Standing>): Promise<void> {
    // Where that session could not say, a later moment serves as well.
    const position = await asked.then(positionOfPrimary).catch(() => askPrimary().catch(() => undefined));
    if (!position) return seen.lose();
    seen.see(position);
    onPosition(position);
  }

  return async (seen, moment, work) => {
    if (!seen) return work();
    let asked: Promise<Standing> | undefined;
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
