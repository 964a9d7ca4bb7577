/** From the most urgent to those without a priority. */
export const priorities = ['urgent', 'high', 'medium', 'low', 'none'] as const;
export type Priority = (typeof priorities)[number];

/**
 * Orders of a task list; `-` turns one round: `-priority` begins with the urgent. Tasks without a due date come last
 * both ways.
 */
export const taskSorts = [
  'position',
  'number',
  '-number',
  'dueDate',
  '-dueDate',
  'priority',
  '-priority',
  'title',
  '-title',
  '-updatedAt',
  'updatedAt',
] as const;
export type TaskSort = (typeof taskSorts)[number];

/** Orders of tasks over many apps: the most urgent first, or what was finished or changed last. */
export const acrossOrders = ['pressing', 'latest'] as const;

/** When a task is due, seen from today; `week` is the seven days that begin with it. */
export const dues = ['overdue', 'today', 'week', 'none'] as const;
export type Due = (typeof dues)[number];

/** How somebody can have to do with a task. */
export const taskParts = ['assigned', 'to-review', 'authored'] as const;
export type TaskPart = (typeof taskParts)[number];

/** Every status a user story can have, from first to last. */
export const storyStatuses = ['draft', 'ready', 'in-progress', 'done'] as const;
export type StoryStatus = (typeof storyStatuses)[number];

/**
 * What became of a reward. `promised` until people are assigned, then `held` for them; after the acceptance `releasing`
 * for the seconds in which it can be taken back, then `released`; `returned` where the task is cancelled.
 */
export const rewardStates = ['promised', 'held', 'releasing', 'released', 'returned'] as const;
export type RewardState = (typeof rewardStates)[number];

/** States of what one person is paid for a task. What is only promised, or was returned, has no shares. */
export const shareStates = ['held', 'releasing', 'released'] as const satisfies RewardState[];
export type ShareState = (typeof shareStates)[number];

/**
 * What releases a share: the acceptance of the work, a part before it, a bonus beyond the reward, or the settlement of a dispute.
 */
export const shareKinds = ['acceptance', 'part', 'bonus', 'settlement'] as const;
export type ShareKind = (typeof shareKinds)[number];

/**
 * Why somebody may not accept work: they are assigned it, their role does not accept work, their budget allows less for
 * a task, or somebody else pays and has given them no budget.
 */
export const acceptRefusals = ['assignee', 'role', 'budget', 'payer', 'invited'] as const;
export type AcceptRefusal = (typeof acceptRefusals)[number];

/** What the activity of a task tells of. */
export const activityVerbs = [
  'created',
  'changed',
  'moved',
  'submitted',
  'accepted',
  'acceptance-undone',
  'approved',
  'retracted',
  'rejected',
  'reopened',
  'cancelled',
  'commented',
  'comment-changed',
  'comment-deleted',
  'subtask-added',
  'subtask-changed',
  'subtask-deleted',
  'mark-done',
  'mark-undone',
  'part-paid',
  'bonus-paid',
  'disputed',
  'settled',
] as const;
export type ActivityVerb = (typeof activityVerbs)[number];
/** What is told of a task's money, to those alone who see what it pays. */
export const payVerbs = ['part-paid', 'bonus-paid', 'disputed', 'settled'] as const satisfies ActivityVerb[];

/** What one can say to a comment without words. */
export const reactions = ['thumbs-up', 'heart', 'party', 'smile', 'eyes', 'thanks'] as const;
export type Reaction = (typeof reactions)[number];

/**
 * What of a person's is handed over as one when they are removed, in the order in which it is: open tasks and subtasks, budgets they
 * gave and hold, the projects and apps that they lead and pay for, teams, and the projects whose work they approve.
 */
export const handoverKinds = [
  'tasks',
  'subtasks',
  'budgetsGiven',
  'budgetsHeld',
  'projects',
  'apps',
  'teams',
  'approvals',
] as const;
export type HandoverKind = (typeof handoverKinds)[number];

/**
 * What newcomers do first, in the order in which it is shown: from `project` founders, `approve` approvers, `receiver` and `submit`
 * freelancers, `payslip` employees, from `employer` who runs payroll.
 */
export const firstSteps = [
  'project',
  'topUp',
  'task',
  'invite',
  'approve',
  'receiver',
  'submit',
  'payslip',
  'employer',
  'payer',
  'secondApprover',
  'employees',
  'run',
] as const;
export type FirstStep = (typeof firstSteps)[number];
