import type { Failure } from '@kazi/payment-rails';

const sentences: Record<Failure, string> = {
  insufficient: 'The payer does not have enough money there.',
  limit: 'A limit of the payment service does not allow it.',
  'receiver-invalid': 'The receiver’s account or number does not exist.',
  'receiver-not-registered': 'The receiver’s number is not registered for this service.',
  cancelled: 'It was declined on the phone.',
  expired: 'Nobody answered on the phone in time.',
  unreachable: 'The phone could not be reached.',
  'wrong-pin': 'The PIN entered was wrong.',
  duplicate: 'The payment service takes it for a repetition.',
  credentials: 'The payment service did not accept this server. Its operator has been told.',
  amount: 'The payment service does not carry this amount.',
  currency: 'The payment service does not carry this currency.',
  busy: 'The payment service is too busy. Please try again later.',
  rejected: 'The payment service refused it.',
  other: 'The payment service could not do it.',
};

const isFailure = (reason: string): reason is Failure => reason in sentences;

/** What a person is told of a payment that failed. */
export const failureSentence = (reason: string): string => sentences[isFailure(reason) ? reason : 'other'];
