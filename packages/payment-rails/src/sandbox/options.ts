import type { RailOptions } from '../options.ts';
import type { Rule } from './behaviour.ts';
import type { SandboxStore } from './store.ts';

/** How the sandbox behaves. */
export interface SandboxOptions extends RailOptions {
  store: SandboxStore;
  /** Signs its callbacks. */
  secret: string;
  /** How orders are treated; by `magicAmounts` unless given. */
  rule?: Rule;
  /** Milliseconds until a payout is carried out; 2,000 unless given. */
  payoutDelay?: number;
  /** Milliseconds a prompt waits for its answer; 60,000 unless given. */
  promptLasts?: number;
  /** Runs a job after so many milliseconds; tests hand in one they run themselves. */
  later?: (milliseconds: number, job: () => Promise<unknown>) => void;
}
