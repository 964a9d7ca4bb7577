import type pg from 'pg';

/**
 * A place in the log of the database: its timeline and its LSN, in hexadecimal of fixed width as PostgreSQL names its files. So of two
 * the later is the greater string, and what a failed-over primary writes is later than all that the one before it wrote.
 */
export type Position = string;

const written = /^[0-9A-F]{24}$/;

/** What somebody says to have seen, where it is a position. */
const positionIn = (text: string): Position | undefined => (written.test(text) ? text : undefined);

/** One caller of the server: what they have seen and written so far. */
export class Seen {
  #position: Position | undefined;
  #isLost = false;
  #hasRead = false;
  /** Whether what they ask for may be a moment old; never older than what they have seen. */
  readonly mayBeOld: boolean;
  /** The same for all that one caller asks for, who is then answered by the same replica. */
  readonly caller: string;

  constructor({ said = '', mayBeOld = false, caller = '' } = {}) {
    this.#position = positionIn(said);
    this.mayBeOld = mayBeOld;
    this.caller = caller;
  }

  /** Undefined where nothing is known: then the primary alone is sure to show no less. */
  get position(): Position | undefined {
    return this.#isLost ? undefined : this.#position;
  }

  /** Whether anything was read or written for them since they came. */
  get hasRead(): boolean {
    return this.#hasRead;
  }

  see(position: Position): void {
    this.#hasRead = true;
    if (!this.#position || position > this.#position) this.#position = position;
  }

  /** They have written something, and nobody can say where. */
  lose(): void {
    this.#hasRead = true;
    this.#isLost = true;
  }
}

/** How far the write-ahead log of a session's database was when it was asked. */
export interface WalPosition {
  isReplica: boolean;
  /** Eight digits; a replica does not say it here. */
  timeline: string | null;
  /** Sixteen digits: what a primary has written, what a replica shows. */
  lsn: string;
}

// Whatever a primary shows is before the end of its log, so this is asked behind what is read.
const text = `select pg_is_in_recovery() as is_replica,
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end as lsn,
  case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline`;

type Row = { is_replica: boolean; lsn: string; timeline: string | null };

/** Asks a session, in the same packet as what is sent around it. */
export async function askWalPosition(client: pg.ClientBase, prepare: boolean): Promise<WalPosition> {
  const { rows } = await client.query<Row>(prepare ? { name: 'wal-position', text } : text);
  const [row] = rows;
  if (!row) throw new TypeError('PostgreSQL did not say how far it is');
  return { isReplica: row.is_replica, timeline: row.timeline, lsn: digitsOf(row.lsn) };
}

const pageBytes = 8192;
const pageHeaderBytes = 24;

/**
 * The sixteen digits of an LSN. A log that ends with a page names the next place of a record, behind the header of the next page, which a
 * replica says to have reached with the next record only: here it is the end of the page.
 */
export function digitsOf(lsn: string): string {
  const [high = '', low = ''] = lsn.split('/');
  const place = Number.parseInt(low, 16);
  const end = place % pageBytes === pageHeaderBytes ? place - pageHeaderBytes : place;
  return high.padStart(8, '0') + end.toString(16).toUpperCase().padStart(8, '0');
}

/** Where a primary is; undefined for what is none, or not yet. */
export const positionOfPrimary = ({ isReplica, timeline, lsn }: WalPosition): Position | undefined =>
  isReplica || timeline === null ? undefined : timeline + lsn;
