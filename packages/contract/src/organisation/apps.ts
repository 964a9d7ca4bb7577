import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import {
  byId,
  call,
  done,
  id,
  key,
  listOf,
  moment,
  name,
  pageOf,
  paging,
  prose,
  queryMaxLength,
  version,
} from '../shared/index.ts';
import { appKinds } from './words.ts';

const tag = 'Apps';

/** What is built or run, see `appKinds`. */
export const appKind = z.enum(appKinds);

/** What flows and tasks live in. It belongs to a project or, outside any project, to a profile. */
export const app = z.object({
  id,
  project: z.object({ id, name: z.string() }).nullable(),
  profile: z.object({ id, name: z.string() }),
  name: z.string(),
  key: z.string().meta({ description: 'Prefix of its task numbers: SHOP in SHOP-12' }),
  kind: appKind,
  description: z.string(),
  tasks: z.object({ open: z.int(), done: z.int() }),
  version,
  createdAt: moment,
  updatedAt: moment,
  may: z.object({ update: z.boolean(), delete: z.boolean(), addTask: z.boolean(), addFlow: z.boolean() }),
});
export type App = z.infer<typeof app>;

const fields = z.object({ name: name(120), kind: appKind.optional(), description: prose(5000).optional() });

/** An app of a project or of a profile; without either, of the caller’s own profile. */
export const newApp = fields
  .extend({ key, project: id.optional(), profile: id.optional() })
  .refine((given) => !(given.project && given.profile), {
    ...problem('not-with-project'),
    path: ['profile'],
  });
/** What is given is changed; the version is that which was seen (409 where it is no longer). */
export const appChange = fields.partial().extend({ id, version, key: key.optional() });

/** Apps are seen by who owns them, is in the team of their project, is assigned work in them or manages apps. */
export const apps = {
  list: call('GET', '/apps', { tag, summary: 'Apps the caller has a part in' })
    .input(paging.extend({ q: z.string().max(queryMaxLength).optional() }))
    .output(pageOf(app)),
  create: call('POST', '/apps', {
    tag,
    weight: 'light',
    summary: 'Make an app of a project or of a profile',
    status: 201,
    refuses: ['app-key-taken', 'app-key-former'],
  })
    .input(newApp)
    .output(app),
  get: call('GET', '/apps/{id}', { tag, summary: 'An app' }).input(byId).output(app),
  ofProject: call('GET', '/apps/project/{id}', { tag, summary: 'Apps of a project' })
    .input(byId)
    .output(listOf(app)),
  ofProfile: call('GET', '/apps/profile/{id}', { tag, summary: 'Apps of a profile, in no project' })
    .input(byId)
    .output(listOf(app)),
  update: call('PUT', '/apps/{id}', {
    tag,
    weight: 'light',
    summary: 'Change an app',
    refuses: ['app-key-taken', 'app-key-former'],
  })
    .input(appChange)
    .output(app),
  delete: call('DELETE', '/apps/{id}', {
    tag,
    weight: 'light',
    summary: 'Delete an app with its flows and tasks',
    refuses: ['reward-in-dispute'],
  })
    .input(byId)
    .output(done),
};
