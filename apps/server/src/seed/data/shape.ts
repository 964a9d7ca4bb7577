import type { ProjectStatus } from '@kazi/contract/organisation';
import type { SamplePerson } from './people.ts';

type As = SamplePerson['as'];

export interface SampleStory {
  asA: string;
  iWant: string;
  soThat: string;
  criteria: string[];
}

export interface SampleFlow {
  name: string;
  description: string;
  stages: string[];
  /** How old its work is: the share of the eight months that had passed when it began, 0 to 1. */
  began: number;
  stories: SampleStory[];
  labels: string[];
  /** One line each. */
  tasks: string;
}

export interface SampleApp {
  name: string;
  key: string;
  kind: 'web' | 'mobile' | 'service' | 'operations';
  description: string;
  flows: SampleFlow[];
}

export interface SampleProject {
  name: string;
  key: string;
  description: string;
  status: ProjectStatus;
  /** The person whose business owns it, and who accepts its work. */
  owner: As;
  team: { name: string; members: As[] };
  apps: SampleApp[];
}
