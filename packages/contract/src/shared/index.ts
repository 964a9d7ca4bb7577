export { type Cents, cents, isCents, minus, noCents, plus, sum } from './cents.ts';
export { addDays, dayIn, dayMs } from './days.ts';
export { byId, id, version } from './ids.ts';
export { passwordMaxLength, queryMaxLength } from './limits.ts';
export {
  amountInCents,
  currency,
  inWords,
  type Money,
  money,
  paidCents,
  walletCurrency,
  walletMoney,
} from './money.ts';
export { listOf, oneOrMore, pageOf, paging } from './page.ts';
export {
  addition,
  type CallMeta,
  call,
  done,
  type ErrorData,
  errorData,
  fromConfirmation,
  type RefusalCode,
  type Weight,
} from './route.ts';
export {
  day,
  email,
  explanation,
  key,
  line,
  moment,
  month,
  name,
  ownPath,
  password,
  phone,
  prose,
  richText,
  timeZone,
} from './text.ts';
