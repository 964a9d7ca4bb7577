import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Tx } from '../database/tenancy.ts';
import { badInput } from '../http/errors.ts';

/** Whose password it is to be. */
export interface PasswordOwner {
  firstName: string;
  lastName: string;
  email: string;
}

/** Of zxcvbn's five grades, 0 to 4, the first that takes more than a hundred million guesses. */
const leastGrade = 3;

const shortestWord = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Knows the 49,000 commonest passwords, common words, keyboard patterns, repetitions, sequences and dates. They are unpacked when
 * the first password is chosen, not at every start.
 */
async function makeEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Estimator({ dictionary, graphs: adjacencyGraphs });
}

/**
 * Throws 400 for a password that is guessed soon: one of the commonest, or one made of words that are known of its
 * owner (NIST SP 800-63B 3.1.1.2, OWASP ASVS 6.2.4 and 6.2.11). `field` is its name in the input.
 */
export async function refuseWeakPassword(
  tx: Tx,
  { password, ...owner }: PasswordOwner & { password: string },
  field = 'password',
): Promise<void> {
  const workspace = await tx
    .selectFrom('tenants')
    .select(['key', 'name'])
    .where('id', '=', tx.tenant)
    .executeTakeFirstOrThrow();
  estimator ??= makeEstimator();
  const { score, sequence } = (await estimator).check(password, ownWords(owner, workspace));
  if (score >= leastGrade) return;
  const isOwn = sequence.some((part) => 'dictionaryName' in part && part.dictionaryName === 'userInputs');
  throw badInput({
    [field]: isOwn
      ? 'must not be made of your name, your address or the name of the workspace: take a few words that do not belong together'
      : 'must not be one that is guessed first, such as common words with digits: take a few words that do not belong together',
  });
}

/** What a guesser tries first for this person here, whole and in its parts. */
function ownWords(
  { firstName, lastName, email }: PasswordOwner,
  { key, name }: { key: string; name: string },
): string[] {
  const whole = [firstName, lastName, email, key, name, 'kazi'].map((text) => text.toLowerCase());
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...whole, ...parts])].filter(({ length }) => length >= shortestWord);
}
