import type { Db } from '../../database/tenancy.ts';
import { notFound } from '../../http/errors.ts';
import type { Viewer } from '../../ports/viewer.ts';

const columns = [
  'id',
  'user_id',
  'type',
  'name',
  'bank',
  'account',
  'phone',
  'verified_at',
  'code_hash',
  'code_until',
  'code_tries',
  'changed_at',
  'created_at',
] as const;

/** The kinds of receivers, by the noun that their calls are under. */
export const typesOf = {
  'bank account': ['BANK'],
  'Pesalink receiver': ['PESALINK', 'PESALINK_BANK', 'PESALINK_PHONE'],
  'mobile wallet': ['MOBILE_WALLET'],
} as const;
export type ReceiverNoun = keyof typeof typesOf;

const own = (db: Db, { tenant, user }: Viewer) =>
  db
    .selectFrom('beneficiaries')
    .select(columns)
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user.id)
    .where('removed_at', 'is', null);

/** The viewer's own receivers of a kind, oldest first. */
export const receiversOf = (db: Db, viewer: Viewer, noun: ReceiverNoun) =>
  own(db, viewer).where('type', 'in', typesOf[noun]).orderBy('id').execute();

export type ReceiverRow = Awaited<ReturnType<typeof receiversOf>>[number];

/** One of the viewer's own receivers, of a kind where it is given. Throws 404 where there is none. */
export async function findReceiver(
  db: Db,
  viewer: Viewer,
  { id, noun }: { id: string; noun?: ReceiverNoun },
): Promise<ReceiverRow> {
  let query = own(db, viewer).where('id', '=', id);
  if (noun) query = query.where('type', 'in', typesOf[noun]);
  const row = await query.executeTakeFirst();
  if (!row) throw notFound(noun ?? 'receiver');
  return row;
}
