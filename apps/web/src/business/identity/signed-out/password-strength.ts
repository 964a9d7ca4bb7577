import { PASSWORD_MIN } from './checks.ts';

/** How well a password resists guessing, by the one thing that matters most: how long it is. */
export type Strength = 'short' | 'fair' | 'good' | 'strong';

export const strengths: readonly Strength[] = ['short', 'fair', 'good', 'strong'];

const GOOD_FROM = 13;
const STRONG_FROM = 16;

export function strengthOf(password: string): Strength {
  const { length } = password;
  if (length < PASSWORD_MIN) return 'short';
  if (length < GOOD_FROM) return 'fair';
  return length < STRONG_FROM ? 'good' : 'strong';
}
