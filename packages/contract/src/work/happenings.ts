import * as z from 'zod';
import { person } from '../identity/index.ts';
import { addition, byId, id, moment, pageOf, paging } from '../shared/index.ts';
import { taskStatus } from './task.ts';
import { activityVerbs } from './words.ts';

/** Something that happened to a task, told where tasks of many apps are. */
export const happening = z.object({
  id,
  actor: person.nullable(),
  verb: z.enum(activityVerbs),
  task: id,
  number: z.string(),
  title: z.string(),
  app: id,
  at: moment,
  reason: z.string().nullable(),
  moved: z
    .object({ from: taskStatus, to: taskStatus })
    .nullable()
    .meta({ description: 'Where its status was changed' }),
});
export type Happening = z.infer<typeof happening>;

/** What happened to tasks, newest first. Each caller is told of the tasks that they see, and of no others. */
export const happenings = {
  ofProject: addition('GET', '/projects/{id}/activity', {
    tag: 'Projects',
    summary: 'What happened to those tasks of a project that the caller sees, newest first',
  })
    .input(byId.extend(paging.shape))
    .output(pageOf(happening)),
  ofUser: addition('GET', '/users/{id}/activity', {
    tag: 'Users',
    summary: 'What a person did to tasks that the caller sees, newest first',
  })
    .input(byId.extend(paging.shape))
    .output(pageOf(happening)),
};
