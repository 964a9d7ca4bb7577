import { negotiate } from '@fastify/accept-negotiator';
import { languages } from '@kazi/contract/identity';
import type { Language } from './reader.ts';

/** The language of ours that an Accept-Language header asks for most; a region counts as its language. */
export function askedLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  const withoutRegions = header.toLowerCase().replaceAll(/-[a-z0-9-]+/g, '');
  return negotiate(withoutRegions, [...languages]) ?? undefined;
}
