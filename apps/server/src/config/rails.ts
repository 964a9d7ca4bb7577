import { type CoopConfig, coopConfig } from '@kazi/payment-rails/coop';
import { type DarajaConfig, darajaConfig } from '@kazi/payment-rails/daraja';
import { type JengaConfig, jengaConfig } from '@kazi/payment-rails/jenga';
import type * as z from 'zod';

/** The rails that may be configured, in the order of preference, each with its credentials. */
export type RailConfig =
  | { name: 'sandbox' }
  | { name: 'coop'; credentials: CoopConfig }
  | { name: 'daraja'; credentials: DarajaConfig }
  | { name: 'jenga'; credentials: JengaConfig };

export const railNames = ['sandbox', 'coop', 'daraja', 'jenga'] as const;

/** Whether one of the rails moves real money. */
export const hasRealRail = (names: readonly RailConfig['name'][]) => names.some((name) => name !== 'sandbox');

type Env = Record<string, string | undefined>;
type Read = { rail: RailConfig } | { problems: string[] };

const readers: Record<RailConfig['name'], (env: Env) => Read> = {
  sandbox: () => ({ rail: { name: 'sandbox' } }),
  coop: (env) => read(coopConfig.safeParse(env), (credentials) => ({ name: 'coop', credentials })),
  daraja: (env) => read(darajaConfig.safeParse(env), (credentials) => ({ name: 'daraja', credentials })),
  jenga: (env) => read(jengaConfig.safeParse(env), (credentials) => ({ name: 'jenga', credentials })),
};

function read<Credentials>(
  parsed: z.ZodSafeParseResult<Credentials>,
  rail: (credentials: Credentials) => RailConfig,
): Read {
  if (parsed.success) return { rail: rail(parsed.data) };
  // Never what was given: only which, and what would be right.
  return { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`) };
}

/** Reads the credentials of the rails that are named. Gives the rails, and every problem in a line. */
export function readRails(names: readonly RailConfig['name'][], env: Env) {
  const each = [...new Set(names)].map((name) => readers[name](env));
  return {
    rails: each.flatMap((one) => ('rail' in one ? one.rail : [])),
    problems: each.flatMap((one) => ('problems' in one ? one.problems : [])),
  };
}
