import type roles from '@kazi/contract/texts/en/roles.json';
import type { DemoTexts } from './demo-texts.ts';
import type addresses from './en/addresses.json';
import type audit from './en/audit.json';
import type authentication from './en/authentication.json';
import type common from './en/common.json';
import type costs from './en/costs.json';
import type dashboard from './en/dashboard.json';
import type demo from './en/demo.json';
import type departures from './en/departures.json';
import type earnings from './en/earnings.json';
import type factors from './en/factors.json';
import type flows from './en/flows.json';
import type form from './en/form.json';
import type identity from './en/identity.json';
import type money from './en/money.json';
import type notices from './en/notices.json';
import type notifications from './en/notifications.json';
import type organisation from './en/organisation.json';
import type overview from './en/overview.json';
import type pages from './en/pages.json';
import type palette from './en/palette.json';
import type payments from './en/payments.json';
import type payroll from './en/payroll.json';
import type shell from './en/shell.json';
import type showcase from './en/showcase.json';
import type stops from './en/stops.json';
import type tasks from './en/tasks.json';
import type users from './en/users.json';
import type work from './en/work.json';
import type workspace from './en/workspace.json';

/** Texts of nouns, which the contract has for both sides. A new noun adds its line. */
interface NounTexts {
  roles: typeof roles;
}

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type PartOf<Given, Area extends string> = Given extends { [Key in Area]: infer Part } ? Part : never;

/** What nouns give the texts of an area. */
type OfNouns<Area extends string> = AllOf<PartOf<NounTexts[keyof NounTexts]['others'], Area>>;

/** Every file of texts, named after its area or noun. A new one adds its line here, and its file in each language. */
export interface Texts extends DemoTexts, NounTexts {
  addresses: typeof addresses;
  audit: typeof audit & OfNouns<'audit'>;
  authentication: typeof authentication;
  common: typeof common;
  costs: typeof costs;
  dashboard: typeof dashboard;
  demo: typeof demo;
  departures: typeof departures;
  earnings: typeof earnings;
  factors: typeof factors;
  flows: typeof flows;
  form: typeof form;
  identity: typeof identity;
  money: typeof money;
  notices: typeof notices;
  notifications: typeof notifications;
  organisation: typeof organisation;
  overview: typeof overview;
  pages: typeof pages;
  palette: typeof palette & OfNouns<'palette'>;
  payments: typeof payments;
  payroll: typeof payroll;
  roles: typeof roles & OfNouns<'roles'>;
  shell: typeof shell & OfNouns<'shell'>;
  showcase: typeof showcase;
  stops: typeof stops;
  tasks: typeof tasks;
  users: typeof users;
  work: typeof work;
  workspace: typeof workspace;
}

export type Namespace = keyof Texts;
