import type { Budget } from '../support/transfer.ts';

/** Most kB that a cold load of a page of the demo may bring. */
const usual: Budget = { js: 256, css: 29 };
/** Pages of the showcase: the list of all, and what their examples need. */
const example: Budget = { js: 255, css: 32 };
/** Pages before the login, which do without Mantine. */
const small: Budget = { js: 129, css: 7 };
const special: Record<string, Budget> = {
  // What all pages of the showcase say of themselves.
  '/ui-element': { js: 223, css: 26 },
  // The first of them, which the guard leads to.
  '/login': { js: 127, css: 7 },
  // Who it is that may not is asked with a call.
  '/misc/not-authorized': { js: 137, css: 7 },
  '/': { js: 220, css: 31 },
  '/dashboard/analytics': { js: 217, css: 29 },
  // A library of charts comes with each of these, of validation, of dates, and of tables.
  '/charts/apex': { js: 338, css: 30 },
  '/charts/recharts': { js: 318, css: 29 },
  '/charts/chartjs': { js: 271, css: 29 },
  '/forms/validation': { js: 279, css: 31 },
  '/forms/elements/date-and-time': { js: 270, css: 31 },
  '/datatables/advance': { js: 277, css: 28 },
  // All kinds of lists of a field, and of what slides in.
  '/forms/elements/select': { js: 257, css: 27 },
  '/components/drawer': { js: 260, css: 29 },
  // An editor comes with its page, and its toolbar before it.
  '/pages/blog/edit': { js: 259, css: 30 },
};
const isSmall = (path: string) => /^\/(login|misc\/)|-(basic|cover)$/.test(path);

/** Of a page that is one of the demo's own, or one of the showcase's. */
export const demoBudget = (path: string, isOwn: boolean): Budget =>
  special[path] ?? (isSmall(path) ? small : isOwn ? usual : example);
