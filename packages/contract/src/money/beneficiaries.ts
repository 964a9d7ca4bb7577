import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import { addition, byId, call, done, id, line, listOf, moment, phone } from '../shared/index.ts';
import { pesalinkTypes } from './words.ts';

const tag = 'Receivers';

/** A bank by its two digits, as `GET /banks` lists them. */
export const bankCode = z.string().regex(/^\d{2}$/, problem('bank-code'));

/** A bank account: 6 to 20 digits; spaces and hyphens are dropped. */
export const accountNumber = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6,20}$/, problem('bank-account-number')));

/** What every receiver shows. Numbers are masked: only their last digits leave the server. */
const common = z.object({
  id,
  user: id,
  name: z.string().meta({ description: 'Name of the account holder' }),
  fullFrom: moment.meta({ description: 'From then on the usual limits hold; until then a lower one' }),
  createdAt: moment,
});

const bankPart = z.object({ code: z.string(), name: z.string() });

/** A bank account that the caller may send to. */
export const bankAccount = common.extend({
  type: z.literal('BANK'),
  bank: bankPart,
  account: z.string().meta({ description: 'Masked: •••• 4321' }),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** A receiver over Pesalink: a bank account, a phone, or both. Null is what it lacks; numbers are masked. */
export const pesalinkBeneficiary = common.extend({
  type: z.enum(pesalinkTypes),
  bank: bankPart.nullable(),
  account: z.string().nullable(),
  phone: z.string().nullable(),
});
export type PesalinkBeneficiary = z.infer<typeof pesalinkBeneficiary>;

/** An M-Pesa wallet; verified by a code that was sent to the phone, or not yet (null). */
export const mobileWallet = common.extend({
  type: z.literal('MOBILE_WALLET'),
  phone: z.string(),
  verifiedAt: moment.nullable(),
});
export type MobileWallet = z.infer<typeof mobileWallet>;

/** A receiver of any kind, told apart by `type`. */
export type Beneficiary = BankAccount | PesalinkBeneficiary | MobileWallet;

const name = line(80);

/** A bank account to add. */
export const newBankAccount = z.object({ name, bank: bankCode, account: accountNumber });

/** To a bank account, to the phone a bank knows it by, or (PESALINK) to either. */
export const newPesalinkBeneficiary = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PESALINK_BANK'), name, bank: bankCode, account: accountNumber }),
  z.object({ type: z.literal('PESALINK_PHONE'), name, phone }),
  z.object({ type: z.literal('PESALINK'), name, bank: bankCode, account: accountNumber, phone }),
]);

/** An M-Pesa wallet to add; a code is sent to the phone. */
export const newMobileWallet = z.object({ name, phone });

/** Bank accounts of the caller, which only they see. A new or changed receiver gets little in its first day. */
export const bankAccounts = {
  list: call('GET', '/bank-accounts', { tag, summary: 'My bank accounts' }).output(listOf(bankAccount)),
  create: call('POST', '/bank-accounts', {
    tag,
    weight: 'proof',
    summary: 'Add a bank account',
    status: 201,
    refuses: ['receiver-exists'],
  })
    .input(newBankAccount)
    .output(bankAccount),
  update: call('PUT', '/bank-accounts/{id}', {
    tag,
    weight: 'proof',
    summary: 'Change a bank account',
    refuses: ['receiver-exists'],
  })
    .input(newBankAccount.partial().extend({ id }))
    .output(bankAccount),
  delete: call('DELETE', '/bank-accounts/{id}', { tag, weight: 'proof', summary: 'Remove a bank account' })
    .input(byId)
    .output(done),
  banks: addition('GET', '/banks', { tag, summary: 'Banks of the country, by name' }).output(
    listOf(z.object({ code: z.string(), name: z.string() })),
  ),
};

/** Receivers of the caller over Pesalink, which only they see. */
export const pesalinkBeneficiaries = {
  list: call('GET', '/pesalink-beneficiaries', { tag, summary: 'My Pesalink recipients' }).output(
    listOf(pesalinkBeneficiary),
  ),
  create: call('POST', '/pesalink-beneficiaries', {
    tag,
    weight: 'proof',
    summary: 'Add a Pesalink recipient',
    status: 201,
    refuses: ['receiver-exists'],
  })
    .input(newPesalinkBeneficiary)
    .output(pesalinkBeneficiary),
  update: call('PUT', '/pesalink-beneficiaries/{id}', {
    tag,
    weight: 'proof',
    summary: 'Change a Pesalink recipient',
    refuses: ['receiver-exists'],
  })
    .input(
      z.object({ id, name, bank: bankCode, account: accountNumber, phone }).partial().required({ id: true }),
    )
    .output(pesalinkBeneficiary),
  delete: call('DELETE', '/pesalink-beneficiaries/{id}', {
    tag,
    weight: 'proof',
    summary: 'Remove a Pesalink recipient',
  })
    .input(byId)
    .output(done),
};

/** M-Pesa wallets of the caller, which only they see. One that is not verified cannot be paid. */
export const mobileWallets = {
  list: call('GET', '/mobile-wallets', { tag, summary: 'My mobile wallets' }).output(listOf(mobileWallet)),
  create: call('POST', '/mobile-wallets', {
    tag,
    weight: 'proof',
    summary: 'Add a mobile wallet; a code is sent to its phone',
    status: 201,
    refuses: ['receiver-exists'],
  })
    .input(newMobileWallet)
    .output(mobileWallet),
  update: call('PUT', '/mobile-wallets/{id}', {
    tag,
    weight: 'proof',
    summary: 'Change a mobile wallet; a new number is verified again',
    refuses: ['receiver-exists'],
  })
    .input(newMobileWallet.partial().extend({ id }))
    .output(mobileWallet),
  delete: call('DELETE', '/mobile-wallets/{id}', { tag, weight: 'proof', summary: 'Remove a mobile wallet' })
    .input(byId)
    .output(done),
  verify: call('POST', '/mobile-wallets/verify', {
    tag,
    weight: 'light',
    summary: 'Verify a mobile wallet by the code sent to it; without a code, send a new one',
  })
    .input(
      z.object({
        id,
        code: z
          .string()
          .trim()
          .regex(/^\d{6}$/, problem('six-digits-of-message'))
          .optional(),
      }),
    )
    .output(mobileWallet),
};
