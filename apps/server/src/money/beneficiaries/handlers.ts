import { banks } from '@kazi/payment-rails';
import { badInput, forbidden } from '../../http/errors.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { normalise, refuseForeignNumbers } from './check.ts';
import { type CodeCheck, checkCode, sendCode } from './codes.ts';
import { addBeneficiary, changeBeneficiary, removeBeneficiary } from './commands.ts';
import { mayCreate, mayDelete, mayRead, mayUpdate } from './policy.ts';
import { presentBankAccount, presentMobileWallet, presentPesalink } from './present.ts';
import { type BeneficiaryNoun, type BeneficiaryRow, beneficiariesOf, findBeneficiary } from './queries.ts';

const bankAccount = 'bank account';
const pesalink = 'Pesalink receiver';
const mobileWallet = 'mobile wallet';

function refuse(isAllowed: (viewer: Viewer) => boolean, viewer: Viewer, verb: string): void {
  if (!isAllowed(viewer)) throw forbidden(`${verb} receivers`);
}

async function list<Item>(
  { viewer, read }: AuthedContext,
  noun: BeneficiaryNoun,
  present: (row: BeneficiaryRow) => Item,
) {
  refuse(mayRead, viewer, 'see');
  const rows = await read((db) => beneficiariesOf(db, viewer, noun));
  return { items: rows.map(present) };
}

function remove({ viewer, write }: AuthedContext, noun: BeneficiaryNoun, id: string) {
  refuse(mayDelete, viewer, 'remove');
  return write(async (tx) => {
    const row = await findBeneficiary(tx, viewer, { id, noun });
    await removeBeneficiary(tx, row);
    return { message: `${row.name} was removed.` };
  });
}

const ofBank = authed.money.bankAccounts;

export const bankAccounts = {
  list: ofBank.list.handler(({ context }) => list(context, bankAccount, presentBankAccount)),
  create: ofBank.create.handler(({ input, context: { write, viewer } }) => {
    refuse(mayCreate, viewer, 'add');
    return write(async (tx) =>
      presentBankAccount(await addBeneficiary(tx, viewer, 'BANK', normalise(input))),
    );
  }),
  update: ofBank.update.handler(({ input: { id, ...given }, context: { write, viewer } }) => {
    refuse(mayUpdate, viewer, 'change');
    return write(async (tx) => {
      const row = await findBeneficiary(tx, viewer, { id, noun: bankAccount });
      return presentBankAccount(await changeBeneficiary(tx, viewer, row, normalise(given)));
    });
  }),
  delete: ofBank.delete.handler(({ input, context }) => remove(context, bankAccount, input.id)),
  banks: ofBank.banks.handler(() => ({
    items: banks
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ code, name }) => ({ code, name })),
  })),
};

const ofPesalink = authed.money.pesalinkBeneficiaries;

export const pesalinkBeneficiaries = {
  list: ofPesalink.list.handler(({ context }) => list(context, pesalink, presentPesalink)),
  create: ofPesalink.create.handler(({ input: { type, ...given }, context: { write, viewer } }) => {
    refuse(mayCreate, viewer, 'add');
    return write(async (tx) => presentPesalink(await addBeneficiary(tx, viewer, type, normalise(given))));
  }),
  update: ofPesalink.update.handler(({ input: { id, ...given }, context: { write, viewer } }) => {
    refuse(mayUpdate, viewer, 'change');
    return write(async (tx) => {
      const row = await findBeneficiary(tx, viewer, { id, noun: pesalink });
      refuseForeignNumbers(row, given);
      return presentPesalink(await changeBeneficiary(tx, viewer, row, normalise(given)));
    });
  }),
  delete: ofPesalink.delete.handler(({ input, context }) => remove(context, pesalink, input.id)),
};

const ofWallet = authed.money.mobileWallets;

/** Signs the codes. */
const secretOf = ({ services }: AuthedContext) => services.secretFor('wallet codes');

/** Each code is a paid text message and each try a guess, so both are limited. */
const count = ({ services, ip, viewer }: AuthedContext, what: 'wallet-code' | 'wallet-try') =>
  services.guessing.count(what, { ip, address: viewer.user.id });

const codeProblems: Record<Exclude<CodeCheck, 'verified'>, string> = {
  wrong: 'is not the one in the newest message',
  over: 'is no longer valid: have a new one sent',
};

export const mobileWallets = {
  list: ofWallet.list.handler(({ context }) => list(context, mobileWallet, presentMobileWallet)),

  create: ofWallet.create.handler(async ({ input, context }) => {
    const { viewer } = context;
    refuse(mayCreate, viewer, 'add');
    await count(context, 'wallet-code');
    return context.write(async (tx) => {
      const wallet = await addBeneficiary(tx, viewer, 'MOBILE_WALLET', normalise(input));
      await sendCode(tx, wallet, secretOf(context));
      return presentMobileWallet(wallet);
    });
  }),

  update: ofWallet.update.handler(({ input: { id, ...given }, context }) => {
    const { viewer } = context;
    refuse(mayUpdate, viewer, 'change');
    return context.write(async (tx) => {
      const before = await findBeneficiary(tx, viewer, { id, noun: mobileWallet });
      const wallet = await changeBeneficiary(tx, viewer, before, normalise(given));
      if (wallet.phone !== before.phone) await sendCode(tx, wallet, secretOf(context));
      return presentMobileWallet(wallet);
    });
  }),

  delete: ofWallet.delete.handler(({ input, context }) => remove(context, mobileWallet, input.id)),

  verify: ofWallet.verify.handler(async ({ input: { id, code }, context }) => {
    const { viewer } = context;
    refuse(mayUpdate, viewer, 'change');
    await count(context, code ? 'wallet-try' : 'wallet-code');
    const { result, wallet } = await context.write(async (tx) => {
      const before = await findBeneficiary(tx, viewer, { id, noun: mobileWallet });
      if (before.verified_at) return { result: 'verified' as const, wallet: before };
      if (!code) {
        await sendCode(tx, before, secretOf(context));
        return { result: 'sent' as const, wallet: before };
      }
      // A wrong try is committed too: it counts.
      const result = await checkCode(tx, before, code, secretOf(context));
      return { result, wallet: await findBeneficiary(tx, viewer, { id, noun: mobileWallet }) };
    });
    if (result === 'wrong' || result === 'over') throw badInput({ code: codeProblems[result] });
    return presentMobileWallet(wallet);
  }),
};
