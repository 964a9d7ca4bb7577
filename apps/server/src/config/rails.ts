import { type OpenRail, type RailName, registry } from '@kazi/payment-rails';
import type { Env } from './secret-files.ts';

/** A rail of this server, with its credentials inside `open`. */
export interface RailConfig {
  name: RailName;
  open: OpenRail;
}

/** Whether one of the rails moves real money. */
export const hasRealRail = (names: readonly RailName[]) => names.some((name) => registry[name].movesMoney);

/** Reads the configuration of the rails that are named, in their order. Gives the rails, and a line for each problem. */
export function readRails(names: readonly RailName[], env: Env) {
  const rails: RailConfig[] = [];
  const problems: string[] = [];
  for (const name of new Set(names)) {
    const configured = registry[name].configure(env);
    if ('open' in configured) rails.push({ name, open: configured.open });
    else problems.push(...configured.problems);
  }
  return { rails, problems };
}
