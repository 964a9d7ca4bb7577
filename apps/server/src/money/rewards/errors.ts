import { inWords } from '@kazi/contract/shared';
import type { Tx } from '../../database/tenancy.ts';
import { conflict } from '../../http/errors.ts';

/** 409. Only who pays is told what the wallet has. */
export function notCovered(
  { actor }: Pick<Tx, 'actor'>,
  payer: string,
  { available, currency }: { available: number; currency: string },
) {
  return conflict(
    actor === payer
      ? `Your wallet has ${inWords(available, currency)} available, which does not cover this reward. Top it up first.`
      : 'The wallet of the client who pays for this app does not cover this reward. Ask them to top it up.',
    { reward: 'must be covered by the wallet that pays for the app' },
  );
}
