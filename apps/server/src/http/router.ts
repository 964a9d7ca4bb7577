import { activity } from '../activity/index.ts';
import { events } from '../events/stream.ts';
import { files } from '../files/index.ts';
import { identity } from '../identity/index.ts';
import { money } from '../money/index.ts';
import { organisation } from '../organisation/index.ts';
import { release, work } from '../work/index.ts';
import { base } from './procedures.ts';

/** Every call of the contract with what answers it, by area; one that nothing answers is an error of types. */
export const router = base.router({
  activity: { ...activity, events },
  files,
  identity,
  // What is on hold is released by accepting the work it is held for.
  money: { ...money, accounts: { ...money.accounts, release } },
  organisation,
  work,
});
