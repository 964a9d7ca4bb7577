import { addDays, dayIn } from '@kazi/contract/shared';
import type { Settings } from '../../identity/index.ts';

/** What a person prefers of when mails come. */
type Clock = Pick<Settings, 'digest' | 'digestHour' | 'quiet' | 'timeZone'>;

const hourMs = 3_600_000;

/** The hour that the clocks of a time zone show at a moment. */
export const localHour = (timeZone: string, at: Date): number =>
  new Date(at.getTime() + aheadOfUtc(timeZone, at)).getUTCHours();

/** How far the clocks of a time zone are ahead of UTC at a moment, in ms. */
function aheadOfUtc(timeZone: string, at: Date): number {
  const shown = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(at);
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(shown) ?? [];
  const ahead = Number(hours) * hourMs + Number(minutes) * 60_000;
  return sign === '-' ? -ahead : ahead;
}

/** The moment at which the clocks of a time zone show an hour of a day (2026-11-09); where they leap over it, the one that they leap to. */
function momentIn(timeZone: string, day: string, hour: number): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * hourMs;
  const guess = new Date(shown - aheadOfUtc(timeZone, new Date(shown)));
  return new Date(shown - aheadOfUtc(timeZone, guess));
}

const isMonday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** When the digest comes that tells of what happened at a moment. */
export function digestAfter(at: Date, { digest, digestHour, timeZone }: Clock): Date {
  let day = dayIn(timeZone, at);
  if (momentIn(timeZone, day, digestHour) <= at) day = addDays(day, 1);
  while (digest === 'weekly' && !isMonday(day)) day = addDays(day, 1);
  return momentIn(timeZone, day, digestHour);
}

/** The moment itself, or the end of the quiet hours that it is in. */
export function outsideQuiet(at: Date, { quiet, timeZone }: Clock): Date {
  if (!quiet) return at;
  const { from, to } = quiet;
  const hour = localHour(timeZone, at);
  const overMidnight = from > to;
  const isQuiet = overMidnight ? hour >= from || hour < to : hour >= from && hour < to;
  if (!isQuiet) return at;
  const day = dayIn(timeZone, at);
  return momentIn(timeZone, overMidnight && hour >= from ? addDays(day, 1) : day, to);
}
