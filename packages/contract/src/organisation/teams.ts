import * as z from 'zod';
import { person } from '../identity/index.ts';
import { addition, byId, call, done, id, listOf, moment, name, version } from '../shared/index.ts';

const tag = 'Teams';

/** People who work on a project together. */
export const team = z.object({
  id,
  project: z.object({ id, name: z.string() }),
  name: z.string(),
  members: z.array(person),
  version,
  createdAt: moment,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
});
export type Team = z.infer<typeof team>;

const members = z
  .array(id)
  .max(200)
  .transform((ids) => [...new Set(ids)]);
/** A team of a project; `members` are ids of users. */
export const newTeam = z.object({ project: id, name: name(120), members: members.optional() });
/** What is given is changed; `members` replaces all of them. */
export const teamChange = z.object({ id, version, name: name(120).optional(), members: members.optional() });

/** Teams are changed by the owner of their project and by who manages teams. */
export const teams = {
  list: call('GET', '/pm-teams', { tag, summary: 'Teams, of one project if asked' })
    .input(z.object({ project: id.optional() }))
    .output(listOf(team)),
  create: call('POST', '/pm-teams', {
    tag,
    weight: 'light',
    summary: 'Make a team',
    status: 201,
    refuses: ['team-name-taken'],
  })
    .input(newTeam)
    .output(team),
  update: addition('PUT', '/pm-teams/{id}', {
    tag,
    weight: 'light',
    summary: 'Rename a team or change who is in it',
    refuses: ['team-name-taken'],
  })
    .input(teamChange)
    .output(team),
  delete: call('DELETE', '/pm-teams/{id}', { tag, weight: 'light', summary: 'Delete a team' })
    .input(byId)
    .output(done),
};
