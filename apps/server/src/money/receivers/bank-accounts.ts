import { banks } from '@kazi/payment-rails';
import { authed } from '../../http/procedures.ts';
import { kept } from './check.ts';
import { addReceiver, changeReceiver, removeReceiver } from './commands.ts';
import { refuseReceivers } from './policy.ts';
import { presentBankAccount } from './present.ts';
import { findReceiver, receiversOf } from './queries.ts';

const calls = authed.money.bankAccounts;
const noun = 'bank account';

export const bankAccounts = {
  list: calls.list.handler(async ({ context: { read, viewer } }) => {
    refuseReceivers(viewer, 'read');
    const rows = await read((db) => receiversOf(db, viewer, noun));
    return { items: rows.map(presentBankAccount) };
  }),
  create: calls.create.handler(({ input, context: { write, viewer } }) => {
    refuseReceivers(viewer, 'create');
    return write(async (tx) => presentBankAccount(await addReceiver(tx, viewer, 'BANK', kept(input))));
  }),
  update: calls.update.handler(({ input: { id, ...given }, context: { write, viewer } }) => {
    refuseReceivers(viewer, 'update');
    return write(async (tx) => {
      const row = await findReceiver(tx, viewer, { id, noun });
      return presentBankAccount(await changeReceiver(tx, viewer, row, kept(given)));
    });
  }),
  delete: calls.delete.handler(({ input: { id }, context: { write, viewer } }) => {
    refuseReceivers(viewer, 'delete');
    return write(async (tx) => {
      const row = await findReceiver(tx, viewer, { id, noun });
      await removeReceiver(tx, row);
      return { message: `${row.name} was removed.` };
    });
  }),
  banks: calls.banks.handler(() => ({
    items: banks
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ code, name }) => ({ code, name })),
  })),
};
