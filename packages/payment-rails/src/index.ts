export { type Bank, bankOf, banks } from './banks/banks.ts';
export { allowedAddress } from './callbacks/allowed-address.ts';
export { type BasicCredentials, basicAuth } from './callbacks/basic-auth.ts';
export { safaricomAddresses } from './callbacks/safaricom.data.ts';
export { sameSecret } from './callbacks/same-secret.ts';
export { feeOf, type Limits, limitsOf } from './limits/limits.ts';
export type { RailOptions } from './options.ts';
export { phoneOf } from './phone.ts';
export type {
  AskedOrder,
  Bounds,
  CallbackRequest,
  ExpectedOrder,
  Failure,
  Operation,
  Order,
  Outcome,
  Party,
  Rail,
  RailName,
  Reading,
  StatementLine,
  Submission,
} from './rail.ts';
