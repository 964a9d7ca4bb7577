import type * as z from 'zod';
import type { payout, prompt } from './checks.ts';

type Prompt = z.output<typeof prompt>;
type Payout = z.output<typeof payout>;

const receipt = 'NLJ7RT61SV';

/** The callback of a prompt, as Safaricom posts it. `Balance` has no value, as it happens to. */
export function promptCallback(
  CheckoutRequestID: string,
  { Amount, PhoneNumber }: Prompt,
  ResultCode: number | string,
  changes: Record<string, unknown> = {},
) {
  const CallbackMetadata = {
    Item: [
      { Name: 'Amount', Value: Number(Amount) },
      { Name: 'MpesaReceiptNumber', Value: receipt },
      { Name: 'Balance' },
      { Name: 'TransactionDate', Value: 20261121102115 },
      { Name: 'PhoneNumber', Value: Number(PhoneNumber) },
    ],
  };
  const isSuccess = String(ResultCode) === '0';
  const stkCallback = {
    MerchantRequestID: '29115-34620561-1',
    CheckoutRequestID,
    ResultCode,
    ResultDesc: isSuccess ? 'The service request is processed successfully.' : `Described ${ResultCode}`,
    ...(isSuccess && { CallbackMetadata }),
    ...changes,
  };
  return { Body: { stkCallback } };
}

const reference = {
  ReferenceItem: { Key: 'QueueTimeoutURL', Value: 'https://internalsandbox.example/b2cresults/v1/submit' },
};

/** The result of a payout, as Safaricom posts it. */
export function payoutResult(
  { OriginatorConversationID, Amount, PartyB }: Payout,
  ConversationID: string,
  ResultCode: number | string,
  changes: Record<string, unknown> = {},
) {
  const ResultParameters = {
    ResultParameter: [
      { Key: 'TransactionAmount', Value: Number(Amount) },
      { Key: 'TransactionReceipt', Value: receipt },
      { Key: 'B2CRecipientIsRegisteredCustomer', Value: 'Y' },
      { Key: 'B2CChargesPaidAccountAvailableFunds', Value: -4510.0 },
      { Key: 'ReceiverPartyPublicName', Value: `${PartyB} - Achieng Otieno` },
      { Key: 'TransactionCompletedDateTime', Value: '21.11.2026 11:45:50' },
    ],
  };
  const Result = {
    ResultType: 0,
    ResultCode,
    ResultDesc: `Described ${ResultCode}`,
    OriginatorConversationID,
    ConversationID,
    TransactionID: receipt,
    ...(String(ResultCode) === '0' && { ResultParameters }),
    ReferenceData: reference,
    ...changes,
  };
  return { Result };
}

/** The answer to a status query: its own ids outside, those of the payout among its parameters. */
export function statusResult(taken: Payout | undefined, ConversationID: string, TransactionStatus: string) {
  const head = {
    ResultType: 0,
    OriginatorConversationID: '3213-416199-2',
    ConversationID: 'AG_20261121_query',
    TransactionID: 'MBN0000000',
    ReferenceData: { ReferenceItem: { Key: 'Occasion' } },
  };
  if (!taken)
    return { Result: { ...head, ResultCode: 'SFC_IC0003', ResultDesc: 'The operator does not exist.' } };
  const ResultParameter = [
    { Key: 'DebitPartyName', Value: '600310 - Mawingu Studio' },
    { Key: 'CreditPartyName', Value: `${taken.PartyB} - Achieng Otieno` },
    { Key: 'OriginatorConversationID', Value: taken.OriginatorConversationID },
    { Key: 'ConversationID', Value: ConversationID },
    { Key: 'TransactionReason' },
    { Key: 'TransactionStatus', Value: TransactionStatus },
    { Key: 'Amount', Value: taken.Amount },
    { Key: 'ReceiptNo', Value: receipt },
  ];
  return {
    Result: { ...head, ResultCode: 0, ResultDesc: 'Processed.', ResultParameters: { ResultParameter } },
  };
}

/** What comes to the timeout address: it looks like a failure, and is none. */
export const timeoutNotice = ({ OriginatorConversationID }: Payout, ConversationID: string) => ({
  Result: {
    ResultType: 0,
    ResultCode: 1,
    ResultDesc: 'The request timed out in the queue.',
    OriginatorConversationID,
    ConversationID,
    TransactionID: '',
    ReferenceData: reference,
  },
});
