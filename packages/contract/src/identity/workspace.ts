import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import { isMailDomain } from '../shared/checks.ts';
import { addition, id, version } from '../shared/index.ts';
import { asciiDomain } from '../shared/text.ts';
import { admissions } from './words.ts';

const tag = 'Workspace';

const admission = z.enum(admissions);

/** The part of an e-mail address after the @. */
const mailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite(asciiDomain)
  .max(253)
  .refine(isMailDomain, problem('mail-domain'));

const settings = z.object({
  admission,
  mailDomains: z
    .array(mailDomain)
    .max(50)
    .meta({ description: 'Whose addresses may register; none for any' }),
  clientsAssignAnyAgent: z
    .boolean()
    .meta({ description: 'Whether clients see the names of all agents, and may choose any of them' }),
});

/** Who may come in, and whom clients may choose. */
export const workspace = settings.extend({ id, version, may: z.object({ update: z.boolean() }) });
export type WorkspaceSettings = z.infer<typeof workspace>;

/** The workspace that `X-Project` names. */
export const workspaces = {
  get: addition('GET', '/workspace', { tag, summary: 'Who may come in, and whom clients may choose' }).output(
    workspace,
  ),
  update: addition('PUT', '/workspace', { tag, weight: 'proof', summary: 'Change who may come in' })
    .input(settings.partial().extend({ version }))
    .output(workspace),
  /** Needs no login. */
  registration: addition('GET', '/registration', {
    tag,
    summary: 'Whether one may register, and how',
  }).output(
    settings
      .pick({ admission: true, mailDomains: true })
      .extend({ hasOwner: z.boolean().meta({ description: 'Nobody registers before there is an owner' }) }),
  ),
};
