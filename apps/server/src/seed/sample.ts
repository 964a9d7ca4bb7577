import { roleNames } from '@kazi/contract/abilities';
import { appKind, projectStatus } from '@kazi/contract/organisation';
import { newEmployee, payrollSettingsChange } from '@kazi/contract/payroll';
import * as z from 'zod';
import patel from './data/patel.json' with { type: 'json' };
import payroll from './data/payroll.json' with { type: 'json' };
import people from './data/people.json' with { type: 'json' };
import phrases from './data/phrases.json' with { type: 'json' };
import studio from './data/studio.json' with { type: 'json' };
import tamu from './data/tamu.json' with { type: 'json' };

/** Everybody's password in the sample workspace. */
export const samplePassword = 'kazi-sample-2026';

const texts = z.array(z.string());

const person = z.strictObject({
  /** How the other sample data name this person. */
  as: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roleNames),
  /** A business of theirs, which owns projects. */
  business: z.string().optional(),
});

const story = z.strictObject({ asA: z.string(), iWant: z.string(), soThat: z.string(), criteria: texts });

const flow = z.strictObject({
  name: z.string(),
  description: z.string(),
  stages: texts,
  /** How old its work is: the share of the eight months that had passed when it began, 0 to 1. */
  began: z.number(),
  labels: texts,
  stories: z.array(story),
  tasks: texts,
});
export type SampleFlow = z.infer<typeof flow>;

const app = z.strictObject({
  name: z.string(),
  key: z.string(),
  kind: appKind,
  description: z.string(),
  flows: z.array(flow),
});
export type SampleApp = z.infer<typeof app>;

const project = z.strictObject({
  name: z.string(),
  key: z.string(),
  description: z.string(),
  status: projectStatus,
  /** The person whose business owns it, and who accepts its work. */
  owner: z.string(),
  team: z.strictObject({ name: z.string(), members: texts }),
  apps: z.array(app),
});
export type SampleProject = z.infer<typeof project>;

const employment = z.strictObject({
  employee: newEmployee,
  /** How the sample calls the user whose employment it is. */
  login: z.string().optional(),
  /** What this year brought them, where it brought something. */
  year: z.enum(['joins', 'leaves', 'corrected', 'raised']).optional(),
});
export type SampleEmployee = z.infer<typeof employment>;

const sample = z.strictObject({
  people: z.array(person),
  projects: z.array(project),
  payroll: z.strictObject({ employer: payrollSettingsChange, employees: z.array(employment) }),
  phrases: z.strictObject({
    descriptions: texts,
    subtasks: texts,
    comments: texts,
    questions: texts,
    deliveries: texts,
    rejections: texts,
  }),
});

/**
 * The data of the sample, amounts in cents: the people of Mawingu Studio, a software studio in Nairobi, and two clients of
 * theirs, their projects, the studio's payroll, and the sentences that descriptions, comments and subtasks are made of.
 */
export const data = sample.parse({ people, projects: [tamu, patel, studio], payroll, phrases });
