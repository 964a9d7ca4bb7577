import pg from 'pg';
import { codeOf } from '../../config/file-problem.ts';
import { StartError } from '../../config/start-error.ts';
import { serverRole } from '../role.ts';
import { type Passwords, passwordsRemedy } from './passwords.ts';

/**
 * Makes what Kazi needs in a fresh cluster, and is harmless on one that has it: the role `kazi`, which owns the tables and
 * is no superuser, so that row-level security binds it, the server's role, which owns nothing, the database, and the
 * extensions only a superuser adds.
 * @throws a StartError where the passwords are not those that its roles have.
 */
export async function provision(port: number, passwords: Passwords): Promise<void> {
  const superuser = (database: string) => urlFor('postgres', passwords.superuser, port, database);
  await connected(superuser('postgres'), async (client) => {
    const { rows } = await client.query<{ owner: boolean; server: boolean; database: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'kazi') AS owner,
              EXISTS (SELECT FROM pg_roles WHERE rolname = '${serverRole}') AS server,
              EXISTS (SELECT FROM pg_database WHERE datname = 'kazi') AS database`,
    );
    if (!rows[0]?.owner) {
      await client.query(`CREATE ROLE kazi LOGIN PASSWORD ${client.escapeLiteral(passwords.kazi)}`);
    }
    if (!rows[0]?.server) {
      await client.query(
        `CREATE ROLE ${serverRole} LOGIN PASSWORD ${client.escapeLiteral(passwords.server)}`,
      );
    }
    if (!rows[0]?.database) await client.query('CREATE DATABASE kazi OWNER kazi');
  });
  await connected(superuser('kazi'), (client) =>
    client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS unaccent;'),
  );
  await connected(urlFor('kazi', passwords.kazi, port, 'kazi'));
  await connected(urlFor(serverRole, passwords.server, port, 'kazi'));
}

const refusedPassword = '28P01';

/** Connects, which the password has to be right for, and does some work. */
async function connected(url: string, work?: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await work?.(client);
  } catch (error) {
    if (codeOf(error) !== refusedPassword) throw error;
    throw new StartError(
      `The passwords beside the embedded database (passwords.json) are not those that it has: ${passwordsRemedy}`,
    );
  } finally {
    await client.end();
  }
}

/** The connection string of a role on the embedded PostgreSQL. */
export function urlFor(role: string, password: string, port: number, database: string): string {
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
}
