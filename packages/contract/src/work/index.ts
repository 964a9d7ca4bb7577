import { comments } from './comments.ts';
import { dashboards } from './dashboard.ts';
import { flows } from './flows.ts';
import { search } from './search.ts';
import { stories } from './stories.ts';
import { subtasks } from './subtasks.ts';
import { tasks } from './tasks.ts';

export { type Comment, comment } from './comments.ts';
export { type Dashboard, dashboard } from './dashboard.ts';
export { keepsTask, weekEnd } from './filter.ts';
export { type Flow, flow, flowChange, newFlow, stage } from './flows.ts';
export { folded } from './folded.ts';
export {
  type FirstStatus,
  finishedStatuses,
  firstStatuses,
  isFinished,
  isFirstStatus,
  type Mover,
  moveBetween,
  moves,
  movesFor,
  type TaskStatus,
  taskStatuses,
} from './moves.ts';
export { compareTasks, type OrderedTask } from './order.ts';
export { type SearchHit, searchHit } from './search.ts';
export { type Story, story, storyStatus } from './stories.ts';
export { type Subtask, subtask } from './subtasks.ts';
export {
  type BulkResult,
  bulkResult,
  label,
  newTask,
  priority,
  type Task,
  type TaskActivity,
  type TaskCard,
  type TaskChange,
  type TaskElsewhere,
  type TaskFilter,
  task,
  taskActivity,
  taskCard,
  taskChange,
  taskElsewhere,
  taskFilter,
  taskStatus,
} from './tasks.ts';
export {
  type ActivityVerb,
  activityVerbs,
  type Due,
  dues,
  type Priority,
  priorities,
  type StoryStatus,
  storyStatuses,
  type TaskSort,
  taskSorts,
} from './words.ts';

export const work = { comments, dashboards, flows, search, stories, subtasks, tasks };
