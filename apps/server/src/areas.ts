import { activityJobs } from './activity/index.ts';
import { fileJobs, mountDownloads } from './files/index.ts';
import type { Mount } from './http/app.ts';
import type { FindViewer, MaySeeApp } from './http/viewer.ts';
import { findViewer } from './identity/index.ts';
import type { JobHandler } from './jobs/job.ts';
import { moneyJobs, mountCallbacks, mountPhone } from './money/index.ts';
import { maySeeApp } from './organisation/index.ts';

interface Areas {
  findViewer: FindViewer;
  maySeeApp: MaySeeApp;
  /** What runs their jobs. */
  jobs: readonly JobHandler[];
  /** Their routes that are no calls of the contract, such as downloads. */
  mounts: readonly Mount[];
}

/** What the areas supply to the parts below them, which know no area. */
export const areas: Areas = {
  findViewer,
  maySeeApp,
  jobs: [...activityJobs, ...fileJobs, ...moneyJobs],
  mounts: [mountDownloads, mountCallbacks, mountPhone],
};
