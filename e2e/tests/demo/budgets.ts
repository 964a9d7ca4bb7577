import type { Budget } from '../support/transfer.ts';

/** Most kB that a cold load of a page of the demo may bring. */
const usual: Budget = { js: 249, css: 28 };
/** Pages of the showcase: the list of all, and what their examples need. */
const example: Budget = { js: 254, css: 34 };
/** Pages before the login, which do without Mantine. */
const small: Budget = { js: 134, css: 10 };
const special: Record<string, Budget> = {
  // What all pages of the showcase say of themselves.
  '/ui-element': { js: 253, css: 28 },
  // The first of them, which the guard leads to.
  '/login': { js: 125, css: 5 },
  '/': { js: 212, css: 30 },
  '/dashboard/analytics': { js: 210, css: 29 },
  // A calendar is a library of its own.
  '/apps/calendar': { js: 273, css: 28 },
  // A library of charts comes with each of these, of validation, of dates, and of tables.
  '/charts/apex': { js: 360, css: 34 },
  '/charts/recharts': { js: 340, css: 34 },
  '/charts/chartjs': { js: 294, css: 34 },
  '/forms/validation': { js: 278, css: 34 },
  '/forms/elements/date-and-time': { js: 273, css: 34 },
  '/datatables/basic': { js: 258, css: 34 },
  '/datatables/advance': { js: 278, css: 34 },
  // All kinds of lists of a field, and of what slides in.
  '/forms/elements/select': { js: 260, css: 34 },
  '/components/drawer': { js: 260, css: 34 },
  // An editor comes with its page, and its toolbar before it.
  '/pages/blog/edit': { js: 252, css: 28 },
};
const isSmall = (path: string) => /^\/(login|misc\/)|-(basic|cover)$/.test(path);

/** Of a page that is one of the demo's own, or one of the showcase's. */
export const demoBudget = (path: string, isOwn: boolean): Budget =>
  special[path] ?? (isSmall(path) ? small : isOwn ? usual : example);
