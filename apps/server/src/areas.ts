import {
  activityJobs,
  mountUnsubscribe,
  settleNewcomer,
  tellOfNewcomer,
  tellOfPower,
} from './activity/index.ts';
import { fileJobs, mountDownloads } from './files/index.ts';
import type { Mount } from './http/app.ts';
import { sweepAnswersHandler } from './http/once/sweep.ts';
import { findViewer, identityJobs, mountLogos } from './identity/index.ts';
import type { JobHandler } from './jobs/job.ts';
import { moneyJobs, mountCallbacks, mountPhone, returnRewards, takeBackOfSuspended } from './money/index.ts';
import { organisationJobs, withdrawOfSuspended } from './organisation/index.ts';
import { payrollJobs } from './payroll/index.ts';
import type { SettleNewcomer, TellOfNewcomer, TellOfPower } from './ports/activity.ts';
import type { FindViewer } from './ports/identity.ts';
import type { BeforeRemoval, BeforeSuspension } from './ports/money.ts';
import { workJobs } from './work/index.ts';

interface Areas {
  findViewer: FindViewer;
  beforeRemoval: BeforeRemoval;
  tellOfNewcomer: TellOfNewcomer;
  settleNewcomer: SettleNewcomer;
  tellOfPower: TellOfPower;
  beforeSuspension: BeforeSuspension;
  /** The handlers of their jobs. */
  jobs: readonly JobHandler[];
  /** Their routes that are no calls of the contract, such as downloads. */
  mounts: readonly Mount[];
}

/** What the areas supply to the parts below them, which declare it in `ports` and import no area. */
export const areas: Areas = {
  findViewer,
  beforeRemoval: returnRewards,
  tellOfNewcomer,
  settleNewcomer,
  tellOfPower,
  beforeSuspension: async (tx, user) => {
    await takeBackOfSuspended(tx, user);
    await withdrawOfSuspended(tx, user);
  },
  jobs: [
    ...activityJobs,
    ...fileJobs,
    ...identityJobs,
    ...moneyJobs,
    ...organisationJobs,
    ...payrollJobs,
    ...workJobs,
    sweepAnswersHandler,
  ],
  mounts: [mountDownloads, mountLogos, mountCallbacks, mountPhone, mountUnsubscribe],
};
