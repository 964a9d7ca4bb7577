import { activity } from './activity/index.ts';
import { files } from './files/index.ts';
import { base } from './http/procedures.ts';
import { identity } from './identity/index.ts';
import { money } from './money/index.ts';
import { organisation } from './organisation/index.ts';
import { payroll } from './payroll/index.ts';
import { release, work } from './work/index.ts';

/** Every call of the contract with its handler, by area; a call without a handler is an error of types. */
export const router = base.router({
  activity,
  files,
  identity,
  // What is on hold is released by accepting the work it is held for.
  money: { ...money, accounts: { ...money.accounts, release } },
  organisation,
  payroll,
  work,
});
