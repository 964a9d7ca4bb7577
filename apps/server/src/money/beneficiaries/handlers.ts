import type { PlainProblem } from '@kazi/contract/refusals';
import { banks } from '@kazi/payment-rails';
import { everySecret } from '../../config/secret.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { normalise, refuseForeignNumbers } from './check.ts';
import { type CodeCheck, checkCode, sendCode } from './codes.ts';
import {
  addBeneficiary,
  type BeneficiaryChange,
  changeBeneficiary,
  type NewBeneficiary,
  removeBeneficiary,
} from './commands.ts';
import { presentBankAccount, presentMobileWallet, presentPesalink } from './present.ts';
import {
  type BeneficiaryNoun,
  type BeneficiaryRow,
  beneficiariesOf,
  claimBeneficiary,
  findBeneficiary,
} from './queries.ts';

// Receivers are one's own: the queries find no other person's. A role may still be without them.
const mayRead = ({ ability }: Viewer) => ability.can('read', 'Beneficiary');
const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Beneficiary');
const mayUpdate = ({ ability }: Viewer) => ability.can('update', 'Beneficiary');
const mayDelete = ({ ability }: Viewer) => ability.can('delete', 'Beneficiary');

const bankAccount = 'bank-account';
const pesalink = 'pesalink-receiver';
const mobileWallet = 'mobile-wallet';

function refuseUnless(
  isAllowed: (viewer: Viewer) => boolean,
  viewer: Viewer,
  verb: 'see' | 'add' | 'change' | 'remove',
): void {
  if (!isAllowed(viewer)) throw refuse('may-not', { what: `${verb}-receivers` });
}

/** Each receiver is a way for money, and a mail to its owner. */
const countReceiver = ({ services, viewer }: AuthedContext) =>
  services.throttle.count('receiver-by-person', viewer.user.id);

async function list<Item>(
  { viewer, readShown }: AuthedContext,
  noun: BeneficiaryNoun,
  present: (row: BeneficiaryRow) => Item,
) {
  refuseUnless(mayRead, viewer, 'see');
  const rows = await readShown((db) => beneficiariesOf(db, viewer, noun));
  return { items: rows.map(present) };
}

function remove({ viewer, write, language }: AuthedContext, noun: BeneficiaryNoun, id: string) {
  refuseUnless(mayDelete, viewer, 'remove');
  return write(async (tx) => {
    const row = await claimBeneficiary(tx, viewer, { id, noun });
    await removeBeneficiary(tx, row);
    return { message: doneText(language, 'removed', { name: row.name }) };
  });
}

/** Adds a receiver that is known by its numbers alone. */
async function create<Item>(
  context: AuthedContext,
  type: Exclude<BeneficiaryRow['type'], 'MOBILE_WALLET'>,
  input: NewBeneficiary,
  present: (row: BeneficiaryRow) => Item,
): Promise<Item> {
  refuseUnless(mayCreate, context.viewer, 'add');
  const given = normalise(input);
  await countReceiver(context);
  return context.write(async (tx) => present(await addBeneficiary(tx, context, type, given)));
}

/** Changes a receiver that is known by its numbers alone. */
async function update<Item>(
  context: AuthedContext,
  { id, noun }: { id: string; noun: Exclude<BeneficiaryNoun, typeof mobileWallet> },
  input: BeneficiaryChange,
  present: (row: BeneficiaryRow) => Item,
): Promise<Item> {
  const { viewer } = context;
  refuseUnless(mayUpdate, viewer, 'change');
  const given = normalise(input);
  await countReceiver(context);
  return context.write(async (tx) => {
    const row = await claimBeneficiary(tx, viewer, { id, noun });
    refuseForeignNumbers(row, given);
    return present(await changeBeneficiary(tx, context, row, given));
  });
}

const ofBank = authed.money.bankAccounts;

export const bankAccounts = {
  list: ofBank.list.handler(({ context }) => list(context, bankAccount, presentBankAccount)),
  create: ofBank.create.handler(({ input, context }) => create(context, 'BANK', input, presentBankAccount)),
  update: ofBank.update.handler(({ input: { id, ...input }, context }) =>
    update(context, { id, noun: bankAccount }, input, presentBankAccount),
  ),
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
  create: ofPesalink.create.handler(({ input: { type, ...input }, context }) =>
    create(context, type, input, presentPesalink),
  ),
  update: ofPesalink.update.handler(({ input: { id, ...input }, context }) =>
    update(context, { id, noun: pesalink }, input, presentPesalink),
  ),
  delete: ofPesalink.delete.handler(({ input, context }) => remove(context, pesalink, input.id)),
};

const ofWallet = authed.money.mobileWallets;

/** Signs the codes. */
const codes = 'wallet codes';
const secretOf = ({ services }: AuthedContext) => services.secretFor(codes);

/** Each code is a text message that costs, to a phone that may be another person's. */
async function countCode(
  { services, viewer }: AuthedContext,
  phone: string | null | undefined,
): Promise<void> {
  if (!phone) return;
  await services.throttle.count('code-by-person', viewer.user.id);
  await services.throttle.count('code-to-phone', phone);
}

const codeProblems = {
  wrong: 'wrong-code',
  over: 'expired-code',
} as const satisfies Record<Exclude<CodeCheck, 'verified'>, PlainProblem>;

export const mobileWallets = {
  list: ofWallet.list.handler(({ context }) => list(context, mobileWallet, presentMobileWallet)),

  create: ofWallet.create.handler(async ({ input, context }) => {
    const { viewer } = context;
    refuseUnless(mayCreate, viewer, 'add');
    const given = normalise(input);
    await countReceiver(context);
    await countCode(context, given.phone);
    return context.write(async (tx) => {
      const wallet = await addBeneficiary(tx, context, 'MOBILE_WALLET', given);
      await sendCode(tx, wallet, secretOf(context));
      return presentMobileWallet(wallet);
    });
  }),

  update: ofWallet.update.handler(async ({ input: { id, ...input }, context }) => {
    const { viewer } = context;
    refuseUnless(mayUpdate, viewer, 'change');
    const given = normalise(input);
    await countReceiver(context);
    await countCode(context, given.phone);
    return context.write(async (tx) => {
      const before = await claimBeneficiary(tx, viewer, { id, noun: mobileWallet });
      const wallet = await changeBeneficiary(tx, context, before, given);
      if (wallet.phone !== before.phone) await sendCode(tx, wallet, secretOf(context));
      return presentMobileWallet(wallet);
    });
  }),

  delete: ofWallet.delete.handler(({ input, context }) => remove(context, mobileWallet, input.id)),

  verify: ofWallet.verify.handler(async ({ input: { id, code }, context }) => {
    const { viewer, services } = context;
    refuseUnless(mayUpdate, viewer, 'change');
    if (code) await services.guessing.count('wallet-try', { ip: context.ip, address: viewer.user.id });
    else {
      const wallet = await context.readShown((db) => findBeneficiary(db, viewer, { id, noun: mobileWallet }));
      await countCode(context, wallet.phone);
    }
    const { result, wallet } = await context.write(async (tx) => {
      const before = await claimBeneficiary(tx, viewer, { id, noun: mobileWallet });
      if (before.verified_at) return { result: 'verified' as const, wallet: before };
      if (!code) {
        await sendCode(tx, before, secretOf(context));
        return { result: 'sent' as const, wallet: before };
      }
      // A wrong try is committed too: it counts.
      const secrets = everySecret(services.secretFor, codes);
      const result = await checkCode(tx, before, code, secrets);
      return { result, wallet: await findBeneficiary(tx, viewer, { id, noun: mobileWallet }) };
    });
    if (result === 'wrong' || result === 'over') throw badInput({ code: codeProblems[result] });
    return presentMobileWallet(wallet);
  }),
};
