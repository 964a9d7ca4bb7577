import { comments } from './comments/handlers.ts';
import { dashboards } from './dashboard/handlers.ts';
import { flows } from './flows/handlers.ts';
import { search } from './search/handlers.ts';
import { stories } from './stories/handlers.ts';
import { subtasks } from './subtasks/handlers.ts';
import { tasks } from './tasks/handlers.ts';

export { release } from './tasks/release.ts';

/** The calls of work. */
export const work = { comments, dashboards, flows, search, stories, subtasks, tasks };
