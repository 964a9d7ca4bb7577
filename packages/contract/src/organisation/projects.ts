import * as z from 'zod';
import { person } from '../identity/index.ts';
import { problem } from '../refusals/problems.ts';
import {
  byId,
  call,
  day,
  done,
  id,
  key,
  moment,
  name,
  pageOf,
  paging,
  prose,
  queryMaxLength,
  version,
} from '../shared/index.ts';
import { projectStatuses } from './words.ts';

const tag = 'Projects';

/** How far a project is, see `projectStatuses`. */
export const projectStatus = z.enum(projectStatuses);

/** A project, with the owner of the profile that it belongs to and how many tasks its apps have. */
export const project = z.object({
  id,
  profile: id.meta({ description: 'The profile that owns it' }),
  owner: person,
  name: z.string(),
  key: z.string(),
  description: z.string(),
  status: projectStatus,
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  apps: z.int().meta({ description: 'How many apps it has' }),
  tasks: z.object({ open: z.int(), done: z.int() }),
  version,
  createdAt: moment,
  updatedAt: moment,
  may: z.object({ update: z.boolean(), delete: z.boolean(), addApp: z.boolean(), addTeam: z.boolean() }),
});
export type Project = z.infer<typeof project>;

const fields = z.object({
  name: name(120),
  key,
  description: prose(5000).optional(),
  status: projectStatus.optional(),
  startsOn: day.nullable().optional(),
  endsOn: day.nullable().optional(),
});

const endsAfterStart = (given: Partial<Pick<z.infer<typeof fields>, 'startsOn' | 'endsOn'>>) =>
  !given.startsOn || !given.endsOn || given.endsOn >= given.startsOn;
const endsTooEarly = { ...problem('not-before-start'), path: ['endsOn'] };

/** `profile` is the owner; without it, the caller's personal profile. */
export const newProject = fields
  .extend({
    profile: id.optional(),
    withApp: z.boolean().optional().meta({ description: 'Makes its first app too, of the same name' }),
  })
  .refine(endsAfterStart, endsTooEarly);
/** What is given is changed; the version is that which was seen (409 where it is no longer). */
export const projectChange = fields.partial().extend({ id, version }).refine(endsAfterStart, endsTooEarly);

/** Projects are seen by their owner, the members of their teams, who is assigned work in them and who manages projects. */
export const projects = {
  list: call('GET', '/projects', { tag, summary: 'Projects the caller has a part in' })
    .input(
      paging.extend({
        q: z.string().max(queryMaxLength).optional(),
        status: projectStatus.optional(),
        profile: id.optional(),
      }),
    )
    .output(pageOf(project)),
  create: call('POST', '/projects', {
    tag,
    weight: 'light',
    summary: 'Make a project',
    status: 201,
    refuses: ['project-key-taken'],
  })
    .input(newProject)
    .output(project.extend({ firstApp: id.optional() })),
  get: call('GET', '/projects/{id}', { tag, summary: 'A project' }).input(byId).output(project),
  update: call('PUT', '/projects/{id}', {
    tag,
    weight: 'light',
    summary: 'Change a project',
    refuses: ['project-key-taken'],
  })
    .input(projectChange)
    .output(project),
  delete: call('DELETE', '/projects/{id}', {
    tag,
    weight: 'light',
    summary: 'Delete a project with all its apps',
    refuses: ['reward-in-dispute'],
  })
    .input(byId)
    .output(done),
};
