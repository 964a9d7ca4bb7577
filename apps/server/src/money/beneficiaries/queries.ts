import { pesalinkTypes } from '@kazi/contract/money/words';
import type { InferResult } from 'kysely';
import { lockById } from '../../database/by-id.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse } from '../../refuse.ts';

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

/** The types of receivers by the noun of their calls. */
const typesOf = {
  'bank-account': ['BANK'],
  'pesalink-receiver': pesalinkTypes,
  'mobile-wallet': ['MOBILE_WALLET'],
} as const;
/** What a receiver is called in its calls. */
export type BeneficiaryNoun = keyof typeof typesOf;

const kept = (db: Db, tenant: string) =>
  db
    .selectFrom('beneficiaries')
    .select(columns)
    .where('tenant_id', '=', tenant)
    .where('removed_at', 'is', null);

export type BeneficiaryRow = InferResult<ReturnType<typeof kept>>[number];

const own = (db: Db, { tenant, user }: Viewer) => kept(db, tenant).where('user_id', '=', user.id);

/** The viewer's own receivers of a noun, oldest first. */
export const beneficiariesOf = (db: Db, viewer: Viewer, noun: BeneficiaryNoun): Promise<BeneficiaryRow[]> =>
  own(db, viewer).where('type', 'in', typesOf[noun]).orderBy('id').execute();

/** One of the viewer's own receivers, of a noun if one is given. Throws 404 if there is none. */
export async function findBeneficiary(
  db: Db,
  viewer: Viewer,
  { id, noun }: { id: string; noun?: BeneficiaryNoun },
): Promise<BeneficiaryRow> {
  let query = own(db, viewer).where('id', '=', id);
  if (noun) query = query.where('type', 'in', typesOf[noun]);
  const row = await query.executeTakeFirst();
  if (!row) throw refuse('not-found', { noun: noun ?? 'receiver' });
  return row;
}

/** As `findBeneficiary`, locked for a change: a code goes to the number that it verifies. */
export async function claimBeneficiary(
  tx: Tx,
  viewer: Viewer,
  which: { id: string; noun: BeneficiaryNoun },
): Promise<BeneficiaryRow> {
  await lockById(tx, 'beneficiaries', which.id);
  return findBeneficiary(tx, viewer, which);
}

/** A receiver of the workspace by its id, for a person whom a link has led to it. */
export const beneficiaryById = (db: Db, tenant: string, id: string): Promise<BeneficiaryRow | undefined> =>
  kept(db, tenant).where('id', '=', id).executeTakeFirst();
