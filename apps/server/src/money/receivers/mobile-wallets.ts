import { badInput } from '../../http/errors.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { kept } from './check.ts';
import { sendCode, type Tried, tryCode } from './codes.ts';
import { addReceiver, changeReceiver, removeReceiver } from './commands.ts';
import { refuseReceivers } from './policy.ts';
import { presentMobileWallet } from './present.ts';
import { findReceiver, receiversOf } from './queries.ts';

const calls = authed.money.mobileWallets;
const noun = 'mobile wallet';

/** Signs the codes. */
const secretOf = ({ services }: AuthedContext) => services.secretFor('wallet codes');

/** Each code is a message somebody pays for, and each try a guess. */
const count = ({ services, ip, viewer }: AuthedContext, what: 'wallet-code' | 'wallet-try') =>
  services.guessing.count(what, { ip, address: viewer.user.id });

const mistakes: Record<Exclude<Tried, 'verified'>, string> = {
  wrong: 'is not the one in the newest message',
  over: 'is no longer valid: have a new one sent',
};

export const mobileWallets = {
  list: calls.list.handler(async ({ context: { read, viewer } }) => {
    refuseReceivers(viewer, 'read');
    const rows = await read((db) => receiversOf(db, viewer, noun));
    return { items: rows.map(presentMobileWallet) };
  }),

  create: calls.create.handler(async ({ input, context }) => {
    const { viewer } = context;
    refuseReceivers(viewer, 'create');
    await count(context, 'wallet-code');
    return context.write(async (tx) => {
      const wallet = await addReceiver(tx, viewer, 'MOBILE_WALLET', kept(input));
      await sendCode(tx, wallet, secretOf(context));
      return presentMobileWallet(wallet);
    });
  }),

  update: calls.update.handler(({ input: { id, ...given }, context }) => {
    const { viewer } = context;
    refuseReceivers(viewer, 'update');
    return context.write(async (tx) => {
      const before = await findReceiver(tx, viewer, { id, noun });
      const wallet = await changeReceiver(tx, viewer, before, kept(given));
      if (wallet.phone !== before.phone) await sendCode(tx, wallet, secretOf(context));
      return presentMobileWallet(wallet);
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

  verify: calls.verify.handler(async ({ input: { id, code }, context }) => {
    const { viewer } = context;
    refuseReceivers(viewer, 'update');
    await count(context, code ? 'wallet-try' : 'wallet-code');
    const { tried, wallet } = await context.write(async (tx) => {
      const before = await findReceiver(tx, viewer, { id, noun });
      if (before.verified_at) return { tried: 'verified' as const, wallet: before };
      if (!code) {
        await sendCode(tx, before, secretOf(context));
        return { tried: 'sent' as const, wallet: before };
      }
      // The try is kept whether it is right or not.
      const tried = await tryCode(tx, before, code, secretOf(context));
      return { tried, wallet: await findReceiver(tx, viewer, { id, noun }) };
    });
    if (tried === 'wrong' || tried === 'over') throw badInput({ code: mistakes[tried] });
    return presentMobileWallet(wallet);
  }),
};
