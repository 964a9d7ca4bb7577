import * as z from 'zod';
import { issueText, problemCode } from '../texts/zod-problems.ts';
import { listOf } from './list-of.ts';
import { isLoopback } from './network.ts';
import type { Env } from './secret-files.ts';

/** The OpenID provider by which people log in. */
export interface OidcConfig {
  /** As the provider itself names it: what tells it from every other. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What people call it: "Continue with …". */
  title: string;
  /** The domains of the addresses that are let in; empty for any. */
  domains: readonly string[];
  /** Login by password is switched off. */
  only: boolean;
  /** Values of `amr` or `acr` by which it vouches for a second factor. */
  secondFactor: readonly string[];
}

const domain = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** The variables of the provider, each checked by itself. */
export const oidcEnvironment = z.object({
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must be an address such as https://login.example.com' }),
  OIDC_CLIENT_ID: z.string({ error: 'must be given with OIDC_ISSUER' }).min(1),
  OIDC_CLIENT_SECRET: z.string({ error: 'must be given with OIDC_ISSUER' }).min(1),
  OIDC_TITLE: z.string().max(40, { error: 'must have at most 40 characters' }).default('single sign-on'),
  OIDC_DOMAINS: listOf(
    z.string().toLowerCase().regex(domain, { error: 'must be domains with commas between' }),
  ).default([]),
  OIDC_SECOND_FACTOR: listOf(z.string()).default(['mfa']),
  OIDC_ONLY: z.stringbool({ error: 'must be true or false' }).default(false),
});

/**
 * Reads the configuration of the OpenID provider, if there is one, and gives it with a line for each problem. What passes
 * between here and the provider is secret, so its address is https, but for a provider on this machine outside production.
 */
export function readOidc(env: Env, { production }: { production: boolean }) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name.startsWith('OIDC_') && value !== ''),
  );
  if (Object.keys(given).length === 0) return { problems: [] };
  const parsed = oidcEnvironment.safeParse(given, { error: problemCode });
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issueText(issue)}`);
  const issuer = oidcEnvironment.shape.OIDC_ISSUER.safeParse(given.OIDC_ISSUER);
  if (issuer.success && isOpen(new URL(issuer.data), production))
    problems.push('OIDC_ISSUER must be an https address');
  if (!parsed.success || problems.length > 0) return { problems };
  const value = parsed.data;
  const oidc: OidcConfig = {
    issuer: value.OIDC_ISSUER,
    clientId: value.OIDC_CLIENT_ID,
    clientSecret: value.OIDC_CLIENT_SECRET,
    title: value.OIDC_TITLE,
    domains: value.OIDC_DOMAINS,
    only: value.OIDC_ONLY,
    secondFactor: value.OIDC_SECOND_FACTOR,
  };
  return { oidc, problems: [] };
}

const isOpen = ({ protocol, hostname }: URL, production: boolean) =>
  protocol === 'http:' && (production || !isLoopback(hostname));
