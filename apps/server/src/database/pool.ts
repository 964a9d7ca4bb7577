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

/** How long a statement may take, wait for a lock, and leave its transaction open. */
const limits = {
  statement_timeout: '20s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
};

/** How long an answer is waited for, in milliseconds: longer than a statement may take. */
export const answerWithinMs = 25_000;

/** Whether a transaction may write; PostgreSQL refuses writes in one that is read only. */
export type Access = 'read only' | 'read write';

/**
 * The statements that open a tenant's transaction; the tenant is a UUID. With `pooled` they bring along what a session of
 * one's own begins with. The nodes of a cluster are told the tenant alone, see `enter_tenant`.
 */
export function beginning(tenant: string, access: Access, pooled: boolean): string {
  const limited = Object.entries(limits).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  const calls = [`enter_tenant('${tenant}')`, ...(pooled ? limited : [])];
  return `begin ${access}; select ${calls.join(', ')}`;
}

/** The address of a pool, its size and what its sessions may do. Times are in milliseconds. */
export interface PoolOptions {
  url: string;
  /** Most connections at a time. */
  max: number;
  /** Acts as this role, see `findRole`; not through a pooler, whose sessions are shared. */
  role?: string | undefined;
  /** `url` is a pooler's that hands a session to another client after each transaction, see `beginning`. */
  pooled?: boolean;
  /** What is not a transaction that says otherwise cannot write; through a pooler each transaction says so itself. */
  readOnly?: boolean;
  /** How long a connection is waited for, in milliseconds; 0 is for as long as it takes. */
  connectWithinMs?: number;
  /** Sends a statement without waiting for the answer to the one before. */
  pipeline?: boolean;
}

/**
 * A pool whose connections begin with their role, and no tenant, set by the start-up packet: there is no moment
 * at which a connection is above row-level security. A pooler would refuse that packet: nothing is set ahead there.
 */
export function createPool({
  url,
  max,
  role,
  pooled = false,
  readOnly = false,
  connectWithinMs = 5000,
  pipeline = false,
}: PoolOptions): pg.Pool {
  if (pooled && role) throw new TypeError('A role cannot be set on the shared sessions of a pooler');
  const address = new URL(url);
  const session = {
    'kazi.tenant': noTenant,
    // Dates without a zone are read the same in each database, whatever its operator set.
    TimeZone: 'UTC',
    ...limits,
    ...(readOnly ? { default_transaction_read_only: 'on' } : {}),
    ...(role ? { role } : {}),
  };
  const options = [
    address.searchParams.get('options') ?? '',
    ...(pooled ? [] : Object.entries(session).map(([name, value]) => `-c ${name}=${value}`)),
  ];
  address.searchParams.delete('options');
  const pool = new pg.Pool({
    connectionString: address.href,
    max,
    pipeline,
    types,
    options: options.join(' ').trim(),
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
