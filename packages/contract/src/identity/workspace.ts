import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import { isMailDomain } from '../shared/checks.ts';
import { addition, currency, id, name, timeZone, version } from '../shared/index.ts';
import { asciiDomain } from '../shared/text.ts';
import { admissions, weekStarts } from './words.ts';

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
  name: name(60).meta({ description: 'What pages, mails and papers call the workspace' }),
  accent: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, problem('colour-code'))
    .nullable()
    .meta({
      description:
        'Its colour, such as #0f62fe, drawn as light or dark as texts on it need; null for that of the product',
    }),
  timeZone: timeZone.meta({ description: 'Whose days and months its work and reports are counted in' }),
  weekStart: z.enum(weekStarts).meta({ description: 'The first day of its weeks' }),
  admission,
  mailDomains: z
    .array(mailDomain)
    .max(50)
    .meta({ description: 'Whose addresses may register; none for any' }),
  clientsAssignAnyAgent: z
    .boolean()
    .meta({ description: 'Whether clients see the names of all agents, and may choose any of them' }),
});

/** How the workspace shows itself and counts days, who may come in, and whom clients may choose. */
export const workspace = settings.extend({
  id,
  logo: z
    .string()
    .nullable()
    .meta({ description: 'Address of its logo, a PNG of 128 pixels; open to everybody' }),
  currency: currency.meta({
    description: 'What wallets hold: the one that payment services carry, so it stays',
  }),
  version,
  may: z.object({ update: z.boolean() }),
});
export type WorkspaceSettings = z.infer<typeof workspace>;

/** The workspace that `X-Project` names. */
export const workspaces = {
  get: addition('GET', '/workspace', { tag, summary: 'The settings of the workspace' }).output(workspace),
  update: addition('PUT', '/workspace', {
    tag,
    weight: 'proof',
    summary: 'Change the settings of the workspace',
  })
    .input(
      settings.partial().extend({
        logo: id.nullable().optional().meta({ description: 'Id of a picture that I uploaded' }),
        version,
      }),
    )
    .output(workspace),
  /** Needs no login. */
  registration: addition('GET', '/registration', {
    open: true,
    tag,
    summary: 'Whether one may register, and how',
  }).output(
    settings
      .pick({ admission: true, mailDomains: true })
      .extend({ hasOwner: z.boolean().meta({ description: 'Nobody registers before there is an owner' }) }),
  ),
};
