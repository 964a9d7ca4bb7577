import * as z from 'zod';

const source = z.strictObject({
  countryCode: z.literal('KE'),
  name: z.string().min(1),
  accountNumber: z.string().min(1),
});
const to = { countryCode: z.literal('KE'), name: z.string().min(1) };
const bankCode = z.string().regex(/^\d{2}$/);
const transfer = {
  amount: z.string().regex(/^\d+\.\d{2}$/),
  currencyCode: z.literal('KES'),
  reference: z.string().min(1),
  date: z.iso.date(),
  description: z.string().min(1),
};
const account = { type: z.literal('bank'), ...to, accountNumber: z.string().min(1) };

const internal = z.strictObject({
  source,
  destination: z.strictObject(account),
  transfer: z.strictObject({ type: z.literal('InternalFundsTransfer'), ...transfer }),
});
const toAccount = z.strictObject({
  source,
  destination: z.strictObject({ ...account, bankCode }),
  transfer: z.strictObject({ type: z.literal('PesaLink'), ...transfer }),
});
const toPhone = z.strictObject({
  source,
  destination: z.strictObject({
    type: z.literal('mobile'),
    ...to,
    bankCode,
    mobileNumber: z.string().regex(/^0[17]\d{8}$/),
  }),
  transfer: z.strictObject({ type: z.literal('PesaLink'), ...transfer }),
});
const toWallet = z.strictObject({
  source,
  destination: z.strictObject({
    type: z.literal('mobile'),
    ...to,
    mobileNumber: z.string().regex(/^254[17]\d{8}$/),
    walletName: z.literal('Mpesa'),
  }),
  transfer: z.strictObject({ type: z.literal('MobileWallet'), ...transfer, callbackUrl: z.url() }),
});
const anyTransfer = z.union([internal, toAccount, toPhone, toWallet]);
/** A transfer that Jenga has taken. */
export type Taken = z.output<typeof anyTransfer>;

/** By path: the form of a transfer, what is signed, and whether it ends at once. */
export const transfers = {
  internalBankTransfer: {
    form: internal,
    signed: (t: Taken) =>
      t.source.accountNumber + t.transfer.amount + t.transfer.currencyCode + t.transfer.reference,
    atOnce: true,
  },
  pesalinkacc: { form: toAccount, signed: pesalink, atOnce: true },
  pesalinkMobile: { form: toPhone, signed: pesalink, atOnce: true },
  sendmobile: {
    form: toWallet,
    signed: (t: Taken) =>
      t.transfer.amount + t.transfer.currencyCode + t.transfer.reference + t.source.accountNumber,
    atOnce: false,
  },
} as const;

function pesalink(t: Taken): string {
  const { amount, currencyCode, reference } = t.transfer;
  return amount + currencyCode + reference + t.destination.name + t.source.accountNumber;
}
