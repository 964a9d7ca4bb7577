export { banks } from './banks/banks.data.ts';
export { type Bank, bankOf } from './banks/banks.ts';
export { allowedAddress } from './callbacks/allowed-address.ts';
export { sameSecret } from './callbacks/same-secret.ts';
export type { OpenRail, RailServer } from './define-rail.ts';
export type { Limits } from './limits/limits.data.ts';
export { feeOf, limitsOf, mostWithin } from './limits/limits.ts';
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
  Phones,
  Prompt,
  Rail,
  Reading,
  StatementLine,
  Submission,
} from './rail.ts';
export { type RailName, railNames, railTitle, registry } from './registry.ts';
export { storable } from './text.ts';
