import type { User } from '@kazi/contract/identity';
import type { Db, Tx } from '../../database/tenancy.ts';

/** The login of an address, and who it is in this workspace, if anybody. */
export interface LoginRow {
  login: string;
  verified: boolean;
  /** The password's hash. */
  password: string | null;
  user: string | null;
  status: User['status'] | null;
}

/** Finds the login by its address, in one query whether or not there is one. */
export function loginOf(
  db: Db,
  { tenant, email }: { tenant: string; email: string },
): Promise<LoginRow | undefined> {
  return db
    .selectFrom('logins as l')
    .leftJoin('login_accounts as a', (join) =>
      join.onRef('a.login_id', '=', 'l.id').on('a.provider_id', '=', 'credential'),
    )
    .leftJoin('users as u', (join) => join.onRef('u.login_id', '=', 'l.id').on('u.tenant_id', '=', tenant))
    .select(['l.id as login', 'l.email_verified as verified', 'a.password', 'u.id as user', 'u.status'])
    .where('l.email', '=', email)
    .executeTakeFirst();
}

/** Whether the login's address is confirmed, held until the transaction ends. */
export function loginById(tx: Tx, id: string): Promise<{ verified: boolean; email: string }> {
  return tx
    .selectFrom('logins')
    .select(['email_verified as verified', 'email'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
