import * as z from 'zod';

/** What the bank says to a message it does not like: the code, its status and its words. */
export interface Complaint {
  code: string;
  status: number;
  said: string;
}

const complaint = (code: string, status: number, said: string): Complaint => ({ code, status, said });

const money = z.number().multipleOf(0.01);
const narration = z.string().min(1).max(25);
const leg = {
  ReferenceNumber: z.string().min(1).max(30),
  Amount: money,
  Narration: narration,
};
const inKes = { TransactionCurrency: z.string() };
const phone = z.string();

/** The form of a leg, by the path a message is posted to. */
export const legs = {
  '/FundsTransfer/Internal/A2A_v3/3.0.0': z.strictObject({ ...leg, ...inKes, AccountNumber: z.string() }),
  '/FundsTransfer/External/A2A/PesaLink_v2/2.0.0': z.strictObject({
    ...leg,
    ...inKes,
    AccountNumber: z.string(),
    BankCode: z.string().regex(/^0\d{2}$/),
  }),
  '/FundsTransfer/External/A2M/PesaLink/1.0.0': z.strictObject({ ...leg, ...inKes, PhoneNumber: phone }),
  '/FundsTransfer/External/A2M/Mpesa_v2/2.0.0': z.strictObject({ ...leg, MobileNumber: phone }),
};
export type TransferPath = keyof typeof legs;

const header = z.strictObject({
  MessageReference: z.string().min(1),
  UserId: z.string().min(1),
  ISO2CountryCode: z.literal('KE'),
  CallBackUrl: z.url(),
  Source: z.strictObject({
    AccountNumber: z.string(),
    Amount: money,
    TransactionCurrency: z.string(),
    Narration: narration,
  }),
  Destinations: z.array(z.unknown()).min(1),
});

/** A message the bank has taken. */
export interface Message extends Omit<z.output<typeof header>, 'Destinations'> {
  Destinations: z.output<(typeof legs)[TransferPath]>[];
}

/** Reads a message as the bank does, or says what is wrong with it. */
export function check(path: TransferPath, body: unknown, account: string): Message | Complaint {
  const parsed = header.safeParse(body);
  if (!parsed.success)
    return complaint('-2', 400, `MISSING OR INVALID ${parsed.error.issues[0]?.path.join('.')}`);
  const destinations = z.array(legs[path]).safeParse(parsed.data.Destinations);
  if (!destinations.success) return complaint('-2', 400, 'MISSING OR INVALID DESTINATION');
  const { MessageReference, Source } = parsed.data;
  const to = destinations.data;
  if (MessageReference.length > 27) return complaint('-11', 400, 'MESSAGE REFERENCE TOO LONG');
  if (to.some(({ ReferenceNumber }) => ReferenceNumber === MessageReference))
    return complaint('-12', 400, 'REFERENCE NUMBER EQUALS MESSAGE REFERENCE');
  if (Source.Amount <= 0) return complaint('-3', 400, 'AMOUNT MUST BE POSITIVE');
  if (Source.Amount > 999_999.99) return complaint('-6', 403, 'TRANSACTION LIMIT EXCEEDED');
  if (to.reduce((sum, { Amount }) => sum + Amount, 0) !== Source.Amount)
    return complaint('-5', 400, 'DEBIT DIFFERS FROM CREDITS');
  if (Source.TransactionCurrency !== 'KES') return complaint('-9', 403, 'CURRENCY NOT ALLOWED');
  if (Source.AccountNumber !== account) return complaint('-8', 401, 'DEBIT ACCOUNT NOT AUTHORISED');
  for (const one of to) {
    if ('BankCode' in one && one.BankCode === '099') return complaint('-10', 403, 'BANK NOT ON PESALINK');
    if ('MobileNumber' in one && !isPhone(one.MobileNumber))
      return complaint('-19', 400, 'INVALID M-PESA NUMBER');
    if ('PhoneNumber' in one && !isPhone(one.PhoneNumber))
      return complaint('-20', 400, 'INVALID PHONE NUMBER');
  }
  return { ...parsed.data, Destinations: to };
}

const isPhone = (written: string) => /^(07|2547|\+2547)\d{8}$/.test(written);
