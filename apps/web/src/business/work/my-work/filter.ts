import type { Due, TaskStatus } from '@kazi/contract/work';

/** How somebody can have to do with a task. */
export const parts = ['assigned', 'to-review', 'authored'] as const;
export type Part = (typeof parts)[number];

/** What narrows somebody's own work, as the address bar has it. */
export interface MyWorkFilter {
  part?: Part | undefined;
  status?: TaskStatus[] | undefined;
  due?: Due | undefined;
  q?: string | undefined;
  /** Also what is done and cancelled. */
  finished?: true | undefined;
}
