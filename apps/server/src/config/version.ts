import root from '../../../../package.json' with { type: 'json' };

/** The version of this Kazi, such as 0.2.0. */
export const { version } = root;

/**
 * The oldest release whose servers may work on the tables that this version makes. The database keeps it, so that an older
 * server knows whether it is meant (docs/decisions/2026-11-25-two-releases.md).
 */
export const servesSince = '0.2.0';

const numbers = (text: string) => text.split('.').map((part) => Number.parseInt(part, 10));

/** Whether a version came before another one: the first number that differs decides. */
export function isBefore(one: string, other: string): boolean {
  const [mine, theirs] = [numbers(one), numbers(other)];
  const at = mine.findIndex((number, place) => number !== theirs[place]);
  return at >= 0 && (mine[at] ?? 0) < (theirs[at] ?? 0);
}
