import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { MoneyTables } from '../../database/tables/money.ts';
import type { Tx } from '../../database/tenancy.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { conflict } from '../../http/errors.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { masked } from './mask.ts';
import { findReceiver, type ReceiverRow } from './queries.ts';

/** What is given of a receiver. */
export interface ReceiverContent {
  name: string;
  bank?: string | null;
  account?: string | null;
  phone?: string | null;
}

const sameAgain = () => conflict('You have this receiver already.');

/** Adds a receiver to the viewer's own. */
export async function addReceiver(
  tx: Tx,
  viewer: Viewer,
  type: MoneyTables['beneficiaries']['type'],
  { name, bank = null, account = null, phone = null }: ReceiverContent,
): Promise<ReceiverRow> {
  const id = newId();
  const user_id = viewer.user.id;
  const added = await tx
    .insertInto('beneficiaries')
    .values({ tenant_id: tx.tenant, id, user_id, type, name, bank, account, phone })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw sameAgain();
  await tell(tx, { id, user_id }, 'created');
  return findReceiver(tx, viewer, { id });
}

/** Changes a receiver. A changed number is new again: it cools, and a wallet is verified anew. */
export async function changeReceiver(
  tx: Tx,
  viewer: Viewer,
  before: ReceiverRow,
  given: Partial<ReceiverContent>,
): Promise<ReceiverRow> {
  const { name, ...numbers } = changesOf(
    { name: before.name, bank: before.bank, account: before.account, phone: before.phone },
    given,
  );
  if (!name && Object.keys(numbers).length === 0) return before;
  const isNew = Object.keys(numbers).length > 0;
  await refuseTwin(tx, before, given);
  await tx
    .updateTable('beneficiaries')
    .set({
      name: given.name,
      bank: given.bank,
      account: given.account,
      phone: given.phone,
      ...(isNew && { changed_at: sql<Date>`now()`, verified_at: null, code_hash: null, code_until: null }),
    })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', before.id)
    .execute();
  await tell(tx, before, 'updated', {
    ...(name && { name }),
    // The trail says that a number changed, and not in full what it was.
    ...Object.fromEntries(
      Object.entries(numbers).map(([field, { before: was, after }]) => [
        field,
        { before: was && masked(`${was}`), after: after && masked(`${after}`) },
      ]),
    ),
  });
  return findReceiver(tx, viewer, { id: before.id });
}

async function refuseTwin(tx: Tx, before: ReceiverRow, given: Partial<ReceiverContent>): Promise<void> {
  const after = { ...before, ...given };
  const twin = await tx
    .selectFrom('beneficiaries')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', before.user_id)
    .where('type', '=', before.type)
    .where('bank', 'is not distinct from', after.bank)
    .where('account', 'is not distinct from', after.account)
    .where('phone', 'is not distinct from', after.phone)
    .where('removed_at', 'is', null)
    .where('id', '<>', before.id)
    .executeTakeFirst();
  if (twin) throw sameAgain();
}

/** Removes a receiver. Payments on their way there keep what they were sent with. */
export async function removeReceiver(tx: Tx, row: ReceiverRow): Promise<void> {
  await tx
    .updateTable('beneficiaries')
    .set({ removed_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', row.id)
    .execute();
  await tell(tx, row, 'deleted');
}

type Told = Pick<ReceiverRow, 'id' | 'user_id'>;

export const tell = (tx: Tx, { id, user_id }: Told, verb: string, changes = {}) =>
  record(tx, { subject: 'beneficiary', subjectId: id, verb, changes, parties: [user_id] });
