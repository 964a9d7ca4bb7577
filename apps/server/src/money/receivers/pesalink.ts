import { authed } from '../../http/procedures.ts';
import { kept, refuseForeignNumbers } from './check.ts';
import { addReceiver, changeReceiver, removeReceiver } from './commands.ts';
import { refuseReceivers } from './policy.ts';
import { presentPesalink } from './present.ts';
import { findReceiver, receiversOf } from './queries.ts';

const calls = authed.money.pesalinkBeneficiaries;
const noun = 'Pesalink receiver';

export const pesalinkBeneficiaries = {
  list: calls.list.handler(async ({ context: { read, viewer } }) => {
    refuseReceivers(viewer, 'read');
    const rows = await read((db) => receiversOf(db, viewer, noun));
    return { items: rows.map(presentPesalink) };
  }),
  create: calls.create.handler(({ input: { type, ...given }, context: { write, viewer } }) => {
    refuseReceivers(viewer, 'create');
    return write(async (tx) => presentPesalink(await addReceiver(tx, viewer, type, kept(given))));
  }),
  update: calls.update.handler(({ input: { id, ...given }, context: { write, viewer } }) => {
    refuseReceivers(viewer, 'update');
    return write(async (tx) => {
      const row = await findReceiver(tx, viewer, { id, noun });
      refuseForeignNumbers(row, given);
      return presentPesalink(await changeReceiver(tx, viewer, row, kept(given)));
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
};
