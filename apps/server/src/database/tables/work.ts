import type { Cents } from '@kazi/contract/cents';
import type { StoryStatus, TaskStatus } from '@kazi/contract/work';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GeneratedJson, Moment } from './columns.ts';

interface Flows {
  tenant_id: string;
  id: string;
  app_id: string;
  name: string;
  description: Generated<string>;
  stages: GeneratedJson<{ id: string; name: string }[]>;
  current_stage: string | null;
  author_id: string;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

interface UserStories {
  tenant_id: string;
  id: string;
  flow_id: string;
  as_a: string;
  i_want: string;
  so_that: string;
  acceptance_criteria: GeneratedJson<{ text: string; met: boolean }[]>;
  points: number | null;
  status: Generated<StoryStatus>;
  stage: string | null;
  author_id: string;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

interface Tasks {
  tenant_id: string;
  id: string;
  app_id: string;
  flow_id: string | null;
  number: number;
  title: string;
  /** The title as tasks are ordered and searched by. */
  title_key: GeneratedAlways<string>;
  description: Generated<string>;
  status: TaskStatus;
  priority: Generated<number>;
  labels: Generated<string[]>;
  /** The labels as tasks are searched by, one to a line. */
  labels_key: GeneratedAlways<string>;
  due_date: string | null;
  /** Hours. */
  estimate: number | null;
  /** Minor units. */
  reward_amount: Cents | null;
  reward_currency: string | null;
  position: string;
  author_id: string;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
  finished_at: Date | null;
}

/** Kept by triggers; see the policy that lets a query see what it seeks. */
interface TaskSearch {
  tenant_id: string;
  task_id: string;
  app_id: string;
  title: string;
  words: string;
}

interface TaskAssignees {
  tenant_id: string;
  task_id: string;
  user_id: string;
  assigned_at: Moment;
}

interface TaskFiles {
  tenant_id: string;
  task_id: string;
  file_id: string;
}

interface TaskMoves {
  tenant_id: string;
  id: string;
  task_id: string;
  from_status: TaskStatus;
  to_status: TaskStatus;
  action: string | null;
  reason: string | null;
  actor_id: string;
  at: Moment;
}

interface Subtasks {
  tenant_id: string;
  id: string;
  task_id: string;
  title: string;
  done: Generated<boolean>;
  assignee_id: string | null;
  due_date: string | null;
  position: string;
  author_id: string;
  created_at: Moment;
}

interface Comments {
  tenant_id: string;
  id: string;
  flow_id: string | null;
  task_id: string | null;
  author_id: string;
  body: string;
  mentions: Generated<string[]>;
  created_at: Moment;
  edited_at: Date | null;
}

export interface WorkTables {
  flows: Flows;
  user_stories: UserStories;
  tasks: Tasks;
  task_search: TaskSearch;
  task_assignees: TaskAssignees;
  task_files: TaskFiles;
  task_moves: TaskMoves;
  subtasks: Subtasks;
  comments: Comments;
}
