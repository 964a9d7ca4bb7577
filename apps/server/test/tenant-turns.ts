import { expect } from 'vitest';
import type { Database, Db } from '../src/database/tenancy.ts';

/** The names of the roles that a read or a write sees. */
export const roleNames = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('roles').select('name').execute()).map((row) => row.name);

/** Lets tenants, each with one role of its own name, take turns on a database's connections, and asserts that none sees another's. */
export async function expectTurnsApart(database: Database, tenants: readonly string[]): Promise<void> {
  // No more at a time than may wait for the pool's connections.
  for (let begun = 0; begun < 400; begun += 40) {
    const turns = Array.from(
      { length: 40 },
      (_, turn) => tenants[((begun + turn) * 7) % tenants.length] ?? '',
    );
    const seen = await Promise.all(
      turns.map((tenant, turn) => {
        if (turn % 5 === 0) return database.write(tenant, null, roleNames);
        if (turn % 7 === 0)
          return database.write(tenant, null, () => Promise.reject(new Error('no'))).catch(() => [tenant]);
        return database.read(tenant, roleNames);
      }),
    );
    expect(seen).toEqual(turns.map((tenant) => [tenant]));
  }
}
