import { activityJobs } from './activity/index.ts';
import { fileJobs, mountDownloads } from './files/index.ts';
import type { Mount } from './http/app.ts';
import { findViewer } from './identity/index.ts';
import type { JobHandler } from './jobs/job.ts';
import { moneyJobs, mountCallbacks, mountPhone, returnRewards } from './money/index.ts';
import type { FindViewer } from './ports/identity.ts';
import type { BeforeRemoval } from './ports/money.ts';

interface Areas {
  findViewer: FindViewer;
  beforeRemoval: BeforeRemoval;
  /** The handlers of their jobs. */
  jobs: readonly JobHandler[];
  /** Their routes that are no calls of the contract, such as downloads. */
  mounts: readonly Mount[];
}

/** What the areas supply to the parts below them, which declare it in `ports` and import no area. */
export const areas: Areas = {
  findViewer,
  beforeRemoval: returnRewards,
  jobs: [...activityJobs, ...fileJobs, ...moneyJobs],
  mounts: [mountDownloads, mountCallbacks, mountPhone],
};
