import type { Tx } from '../../database/tenancy.ts';
import { type Reader, readerIn } from '../../texts/reader.ts';
import { defaultPreferences } from './present.ts';

/** The person who is to read something, in the language that they prefer; an address that is not known in the default one. */
export async function readerOf(tx: Tx, who: { user: string } | { email: string }): Promise<Reader> {
  const preferred = tx
    .selectFrom('user_preferences as p')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.user_id'),
    )
    .select('p.settings')
    .where('p.tenant_id', '=', tx.tenant);
  const row = await ('user' in who
    ? preferred.where('u.id', '=', who.user)
    : preferred.where('u.email', '=', who.email)
  ).executeTakeFirst();
  return readerIn(row?.settings.language ?? defaultPreferences.language);
}
