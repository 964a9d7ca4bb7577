import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Tx } from '../database/tenancy.ts';
import { badInput } from '../refuse.ts';
import { commonWords, without, wordsOf } from './password-words.ts';

/** Whose password it is to be. */
export interface PasswordOwner {
  firstName: string;
  lastName: string;
  email: string;
}

/** Of zxcvbn's five grades, 0 to 4, the first that takes more than a hundred million guesses. */
const leastGrade = 3;

/** What is left beside known words is no word of its own below so many letters: digits and marks are what is added to words. */
const leastLetters = 5;

/** How many guesses a common word is worth beside others: it is among the first that are tried. */
const triesOfCommonWord = 100;
const leastGuesses = 1e8;

/** Of the commonest passwords, those that are taken for words. */
const commonest = 1_000;

interface Estimator {
  strength: ZxcvbnFactory;
  common: readonly string[];
}

let estimator: Promise<Estimator> | undefined;

/**
 * Knows the 49,000 commonest passwords, common words, keyboard patterns, repetitions, sequences and dates. They are unpacked when
 * the first password is chosen, not at every start.
 */
async function makeEstimator(): Promise<Estimator> {
  const [{ ZxcvbnFactory: Estimator }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const strength = new Estimator({ dictionary, graphs: adjacencyGraphs });
  return { strength, common: commonWords(dictionary['passwords-common'].slice(0, commonest)) };
}

/**
 * Throws 400 for a password that is guessed soon: one of the commonest, or one made of words that are known of its
 * owner (NIST SP 800-63B 3.1.1.2, OWASP ASVS 6.2.4 and 6.2.11). However such words are joined, what is left without them must
 * be strong by itself. `field` is its name in the input.
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
  const { strength } = await estimator;
  const own = wordsOf(...knownOf(owner, workspace));
  const { score, sequence } = strength.check(password, own);
  const known = without(password, own);
  if (score >= leastGrade && isStrong(await estimator, known)) return;
  const isOwn =
    known.found > 0 ||
    sequence.some((part) => 'dictionaryName' in part && part.dictionaryName === 'userInputs');
  throw badInput({ [field]: isOwn ? 'made-of-own-words' : 'guessed-first' });
}

/** Whether what is left of a password without the words of its owner, and then without common ones, takes guesses enough. */
function isStrong({ strength, common }: Estimator, known: ReturnType<typeof without>): boolean {
  const { rest, found } = without(known.rest, common);
  if (known.found + found === 0) return true;
  const letters = rest.replaceAll(/\P{L}/gu, '').length;
  return letters >= leastLetters && strength.check(rest).guesses * triesOfCommonWord ** found >= leastGuesses;
}

/** What a guesser tries first for this person here. */
const knownOf = (
  { firstName, lastName, email }: PasswordOwner,
  { key, name }: { key: string; name: string },
): string[] => [
  firstName,
  lastName,
  `${firstName} ${lastName}`,
  `${lastName} ${firstName}`,
  email,
  key,
  name,
  'kazi',
];
