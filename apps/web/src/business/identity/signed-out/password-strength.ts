import { passwordMin } from './checks.ts';

/** How well a password resists guessing, by the one thing that matters most: how long it is. */
export type Strength = 'short' | 'fair' | 'good' | 'strong';

export const strengths: readonly Strength[] = ['short', 'fair', 'good', 'strong'];

const goodFrom = 13;
const strongFrom = 16;

export function strengthOf(password: string): Strength {
  const { length } = password;
  if (length < passwordMin) return 'short';
  if (length < goodFrom) return 'fair';
  return length < strongFrom ? 'good' : 'strong';
}
