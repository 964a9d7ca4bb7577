import pg from 'pg';

/** The tenant of a connection that serves none: no row has it, so such a connection sees no tenant's rows. */
export const noTenant = '00000000-0000-0000-0000-000000000000';

const bigint = 20;
const date = 1082;
const numeric = 1700;

/** Whole and decimal numbers come as numbers (refused beyond 2^53), days stay the text they are. */
const parsers = new Map<number, (text: string) => unknown>([
  [bigint, (text) => safeInteger(text)],
  [numeric, Number],
  [date, (text) => text],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what a number holds`);
  return value;
}

interface PoolOptions {
  url: string;
  /** Most connections at a time. */
  max: number;
  /** Acts as this role, see `findRole`. */
  role?: string | undefined;
  /** What else every session begins with. */
  settings?: Record<string, string>;
  /** How long a connection is waited for, in milliseconds; 0 is for as long as it takes. */
  connectWithinMs?: number;
  /** Sends a statement without waiting for the answer to the one before. */
  pipeline?: boolean;
}

/**
 * A pool whose connections begin with their role and with no tenant, set by the start-up packet: there is no
 * moment at which a connection is above row-level security or remembers another tenant.
 */
export function createPool({
  url,
  max,
  role,
  settings = {},
  connectWithinMs = 5000,
  pipeline = false,
}: PoolOptions): pg.Pool {
  const session = {
    'kazi.tenant': noTenant,
    statement_timeout: '20s',
    lock_timeout: '10s',
    idle_in_transaction_session_timeout: '30s',
    ...settings,
    ...(role ? { role } : {}),
  };
  const address = new URL(url);
  const options = [
    address.searchParams.get('options') ?? '',
    ...Object.entries(session).map(([name, value]) => `-c ${name}=${value}`),
  ];
  address.searchParams.delete('options');
  const pool = new pg.Pool({
    connectionString: address.href,
    max,
    pipeline,
    types,
    options: options.join(' '),
    application_name: 'kazi',
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // A lost connection is replaced at its next use, and the query that used it fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
