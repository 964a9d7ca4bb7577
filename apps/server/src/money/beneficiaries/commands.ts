import type { AuditAction } from '@kazi/contract/activity';
import { sql } from 'kysely';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Tables } from '../../database/tables.ts';
import type { Tx } from '../../database/tenancy.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import { readerOf } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { found, refuse } from '../../refuse.ts';
import { masked } from './mask.ts';
import { bankAt, numberOf } from './present.ts';
import { type BeneficiaryRow, findBeneficiary } from './queries.ts';
import { stopToken } from './stop-token.ts';

/** Tells a person by mail of a receiver that is new, or has a new number, and how to stop it. */
async function tellOwner(
  tx: Tx,
  { viewer, services }: Pick<AuthedContext, 'viewer' | 'services'>,
  row: BeneficiaryRow,
  what: 'added' | 'changed',
): Promise<void> {
  const reader = await readerOf(tx, { user: viewer.user.id });
  const { t } = reader;
  const where = [row.bank && bankAt(row.bank).name, numberOf(row)].filter(Boolean).join(', ');
  const token = stopToken(services, { tenant: tx.tenant, beneficiary: row.id });
  await sendMail(
    tx,
    viewer.user.email,
    letter(reader, {
      subject: t(`receiver.${what}.subject`),
      paragraphs: [t(`receiver.${what}.says`, { name: row.name, where }), t('receiver.ifNotYou')],
      action: { label: t('receiver.stop'), href: `${services.publicUrl}/stop-receiver/${token}` },
      note: t('receiver.newPassword'),
    }),
  );
}

type Calls = Contract['money'];

/** What a person changes of a receiver, whichever kind it is of. */
export type BeneficiaryChange = Omit<
  InputOf<Calls['bankAccounts']['update']> &
    InputOf<Calls['pesalinkBeneficiaries']['update']> &
    InputOf<Calls['mobileWallets']['update']>,
  'id'
>;

/** What a person gives of a new one. */
export type NewBeneficiary = BeneficiaryChange & { name: string };

const fields = defineFields<BeneficiaryChange, 'beneficiaries'>()({
  name: 'name',
  bank: 'bank',
  account: 'account',
  phone: 'phone',
});

const alreadyThere = () => refuse('receiver-exists');

type Caller = Pick<AuthedContext, 'viewer' | 'services'>;

/** Adds a receiver to the viewer's own, and tells them by mail. */
export async function addBeneficiary(
  tx: Tx,
  { viewer, services }: Caller,
  type: Tables['beneficiaries']['type'],
  given: NewBeneficiary,
): Promise<BeneficiaryRow> {
  const id = newId();
  const user_id = viewer.user.id;
  const added = await tx
    .insertInto('beneficiaries')
    .values({ ...fields.toColumns(given), tenant_id: tx.tenant, id, user_id, type })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw alreadyThere();
  const { name, bank, account, phone } = given;
  const numbers = { account: account && masked(account), phone: phone && masked(phone) };
  await recordChange(tx, { id, user_id, name }, 'created', changesOf({}, { type, name, bank, ...numbers }));
  const row = await findBeneficiary(tx, viewer, { id });
  await tellOwner(tx, { viewer, services }, row, 'added');
  return row;
}

/**
 * Changes a receiver. A changed number counts as new: the lower limit holds again, a wallet is verified again, and its
 * owner is told by mail.
 */
export async function changeBeneficiary(
  tx: Tx,
  { viewer, services }: Caller,
  before: BeneficiaryRow,
  given: BeneficiaryChange,
): Promise<BeneficiaryRow> {
  const { name, ...numbers } = changesOf(fields.fromRow(before, {}), given);
  if (!name && Object.keys(numbers).length === 0) return before;
  const isNew = Object.keys(numbers).length > 0;
  await refuseDuplicate(tx, before, given);
  await tx
    .updateTable('beneficiaries')
    .set({
      ...fields.toColumns(given),
      ...(isNew && { changed_at: sql<Date>`now()`, verified_at: null, code_hash: null, code_until: null }),
    })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', before.id)
    .execute();
  await recordChange(tx, before, 'updated', {
    ...(name && { name }),
    // The audit trail gets the numbers masked.
    ...Object.fromEntries(
      Object.entries(numbers).map(([field, { before: was, after }]) => [
        field,
        { before: was && masked(`${was}`), after: after && masked(`${after}`) },
      ]),
    ),
  });
  const row = await findBeneficiary(tx, viewer, { id: before.id });
  if (isNew) await tellOwner(tx, { viewer, services }, row, 'changed');
  return row;
}

async function refuseDuplicate(tx: Tx, before: BeneficiaryRow, given: BeneficiaryChange): Promise<void> {
  const { bank = before.bank, account = before.account, phone = before.phone } = given;
  const duplicate = await tx
    .selectFrom('beneficiaries')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', before.user_id)
    .where('type', '=', before.type)
    .where('bank', 'is not distinct from', bank)
    .where('account', 'is not distinct from', account)
    .where('phone', 'is not distinct from', phone)
    .where('removed_at', 'is', null)
    .where('id', '<>', before.id)
    .executeTakeFirst();
  if (duplicate) throw alreadyThere();
}

/** Removes a receiver. Payments on their way keep their own copy of its numbers. Throws 404 where it is removed already. */
export async function removeBeneficiary(tx: Tx, row: BeneficiaryRow): Promise<void> {
  const removed = await tx
    .updateTable('beneficiaries')
    .set({ removed_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', row.id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  found(removed, 'receiver');
  await recordChange(tx, row, 'deleted');
}

/** Records an event of a receiver for its owner. */
export const recordChange = (
  tx: Tx,
  { id, user_id, name }: Pick<BeneficiaryRow, 'id' | 'user_id' | 'name'>,
  verb: AuditAction,
  changes = {},
) =>
  record(tx, { subject: 'beneficiary', subjectId: id, verb, changes, parties: [user_id], detail: { name } });
