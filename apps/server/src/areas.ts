import { activityJobs } from './activity/index.ts';
import { fileJobs, mountDownloads } from './files/index.ts';
import type { Mount } from './http/app.ts';
import type { FindViewer, MaySeeApp } from './http/viewer.ts';
import { findViewer } from './identity/index.ts';
import type { JobHandler } from './jobs/job.ts';
import { moneyJobs, mountCallbacks, mountPhone, returnRewards } from './money/index.ts';
import { type BeforeRemoval, maySeeApp } from './organisation/index.ts';

interface Areas {
  findViewer: FindViewer;
  maySeeApp: MaySeeApp;
  /** Gives back what is held for tasks that are about to go. */
  beforeRemoval: BeforeRemoval;
  /** What runs their jobs. */
  jobs: readonly JobHandler[];
  /** Their routes that are no calls of the contract, such as downloads. */
  mounts: readonly Mount[];
}

/** What the areas supply to the parts below them, which know no area, and to one another where a circle would close. */
export const areas: Areas = {
  findViewer,
  maySeeApp,
  beforeRemoval: returnRewards,
  jobs: [...activityJobs, ...fileJobs, ...moneyJobs],
  mounts: [mountDownloads, mountCallbacks, mountPhone],
};
