import * as z from 'zod';
import { defineJob } from '../../jobs/job.ts';

/** Releases the reward of accepted work once its acceptance can no longer be taken back. */
export const releaseReward = defineJob('release-reward', z.object({ tenant: z.uuid(), task: z.uuid() }));

/** Finds the rewards that are due to be released, where their job was lost. */
export const sweepReleases = defineJob('sweep-releases', z.object({}));
