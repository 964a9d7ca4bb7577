import { accepted } from './accepted.ts';
import { approvers } from './approvers.ts';
import { comments } from './comments.ts';
import { costs } from './costs.ts';
import { dashboards } from './dashboard.ts';
import { deliveries } from './deliveries.ts';
import { departures } from './departures.ts';
import { flows } from './flows.ts';
import { happenings } from './happenings.ts';
import { overviews } from './overviews.ts';
import { pay } from './pay.ts';
import { search } from './search.ts';
import { stories } from './stories.ts';
import { subtasks } from './subtasks.ts';
import { tasks } from './tasks.ts';

export type { AcceptedWork } from './accepted.ts';
export { type Approver, approver } from './approvers.ts';
export { type Comment, comment } from './comments.ts';
export type { MonthCost, TaskCost } from './costs.ts';
export { type Dashboard, dashboard } from './dashboard.ts';
export { type Delivery, delivery, deliveryLine, type Mark, type MarkArea } from './deliveries.ts';
export { type Departure, departure } from './departures.ts';
export { keepsTask, weekEnd } from './filter.ts';
export { type Flow, flow, flowChange, newFlow, stage } from './flows.ts';
export { type Happening, happening } from './happenings.ts';
export { distinctLabels, hasLabel } from './labels.ts';
export {
  bulkMaxItems,
  commentMaxLength,
  criteriaMaxItems,
  criterionMaxLength,
  deliveryFilesMaxItems,
  deliveryLinksMaxItems,
  descriptionMaxLength,
  estimateMaxHours,
  estimateStepHours,
  flowAboutMaxLength,
  flowNameMaxLength,
  labelMaxLength,
  labelsMaxItems,
  linkMaxLength,
  markMaxLength,
  markPlaceMaxLength,
  marksMaxItems,
  reasonMaxLength,
  stageNameMaxLength,
  stagesMaxItems,
  storyMaxPoints,
  storyUserMaxLength,
  storyWishMaxLength,
  titleMaxLength,
} from './limits.ts';
export {
  type FirstStatus,
  finishedStatuses,
  firstStatuses,
  isFinished,
  isFirstStatus,
  type Move,
  type Mover,
  moveBetween,
  movers,
  moves,
  movesFor,
  type TaskStatus,
  taskStatuses,
} from './moves.ts';
export { compareTasks, type OrderedTask } from './order.ts';
export type { ProjectOverview, UserOverview } from './overviews.ts';
export { linkSchemes, richTextTags } from './rich-text.ts';
export { type SearchHit, searchHit } from './search.ts';
export { type Story, story, storyStatus } from './stories.ts';
export { type Subtask, subtask } from './subtasks.ts';
export {
  label,
  newTask,
  priority,
  type Task,
  type TaskActivity,
  type TaskCard,
  type TaskChange,
  type TaskElsewhere,
  type TaskFilter,
  type TasksChange,
  type TaskToDo,
  task,
  taskActivity,
  taskCard,
  taskChange,
  taskElsewhere,
  taskFilter,
  taskStatus,
  taskToDo,
} from './task.ts';
export { type BulkResult, bulkResult } from './tasks.ts';
export {
  type AcceptRefusal,
  type ActivityVerb,
  activityVerbs,
  type Due,
  dues,
  type FirstStep,
  firstSteps,
  type HandoverKind,
  handoverKinds,
  type Priority,
  payVerbs,
  priorities,
  type Reaction,
  type RewardState,
  reactions,
  rewardStates,
  type ShareKind,
  type ShareState,
  type StoryStatus,
  storyStatuses,
  type TaskPart,
  type TaskSort,
  taskParts,
  taskSorts,
} from './words.ts';

/** Tasks and what they belong to: flows, user stories, comments, and views over many apps. */
export const work = {
  accepted,
  approvers,
  comments,
  costs,
  dashboards,
  deliveries,
  departures,
  flows,
  happenings,
  overviews,
  pay,
  search,
  stories,
  subtasks,
  tasks,
};
