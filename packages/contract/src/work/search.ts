import * as z from 'zod';
import { addition, id, listOf, queryMaxLength } from '../shared/index.ts';
import { taskStatus } from './task.ts';

/** A hit: enough to show it and to go there. `app` is set where the record lives in one. */
export const searchHit = z.object({
  kind: z.enum(['task', 'flow', 'person', 'project', 'app']),
  id,
  title: z.string(),
  detail: z
    .string()
    .meta({ description: 'SHOP-12, a project, an e-mail address where the caller may know it' }),
  app: id.nullable(),
  status: taskStatus.nullable(),
  avatar: z.string().nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** Search over all that the caller sees; what they may not see is never a hit. */
export const search = {
  find: addition('GET', '/search', {
    tag: 'Search',
    summary: 'Tasks, flows, projects, apps and people; forgives typing errors',
  })
    .input(
      z.object({
        q: z.string().trim().min(1).max(queryMaxLength),
        limit: z.coerce.number().int().min(1).max(20).default(5),
      }),
    )
    .output(listOf(searchHit)),
};
