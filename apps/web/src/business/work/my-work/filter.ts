import type { Due, TaskPart, TaskStatus } from '@kazi/contract/work';

/** What narrows somebody's own work, as the address bar has it. */
export interface MyWorkFilter {
  part?: TaskPart | undefined;
  status?: TaskStatus[] | undefined;
  due?: Due | undefined;
  q?: string | undefined;
  /** Shows what is done and cancelled too. */
  finished?: true | undefined;
}
