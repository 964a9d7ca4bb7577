import type { Cents } from '@kazi/contract/cents';
import type { TaskStatus } from '@kazi/contract/work';
import type { Tx } from '../database/tenancy.ts';
import type { Cast, Member } from './people.ts';
import type { Chance } from './random.ts';
import type { Rows } from './rows.ts';

/** What the parts of the sample workspace share. */
export interface SeedContext {
  chance: Chance;
  rows: Rows;
  cast: Cast;
  /** The eight months that the sample work took. */
  since: Date;
  now: Date;
  /** The rewards of the tasks, for the wallets. */
  promised: PromisedReward[];
}

/** What a task's assignees were promised, and what became of it. */
export interface PromisedReward {
  task: string;
  payer: Member;
  agents: Member[];
  amount: Cents;
  heldAt: Date;
  /** When it was released or returned; null while it is held. */
  settledAt: Date | null;
  resolution: 'released' | 'returned' | null;
}

/** Something that is written at its moment, in the order of time. */
export interface Step {
  at: Date;
  play(tx: Tx): Promise<void>;
}

/** The project that work belongs to, and the people in it. */
export interface Place {
  app: string;
  owner: Member;
  managers: Member[];
  workers: Member[];
}

/** A sample task as far as what happens around it needs to know. */
export interface GrownTask {
  id: string;
  status: TaskStatus;
  author: Member;
  assignees: Member[];
  at: Date;
  /** When it last moved. */
  settled: Date;
}

/** A moment of the sample's eight months, by the share that had passed, 0 to 1. */
export function momentAt({ since, now }: Pick<SeedContext, 'since' | 'now'>, share: number): Date {
  return new Date(since.getTime() + (now.getTime() - since.getTime()) * share);
}
