export { addDays, dayIn } from './days.ts';
export { byId, id, version } from './ids.ts';
export { currency, inWords, type Money, money } from './money.ts';
export { listOf, oneOrMore, pageOf, paging } from './page.ts';
export { addition, call, done, errorData } from './route.ts';
export { day, email, key, line, moment, password, phone, prose } from './text.ts';
