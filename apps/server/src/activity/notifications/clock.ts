import type { WeekStart } from '@kazi/contract/identity/words';
import { addDays, dayIn } from '@kazi/contract/shared';
import type { Settings } from '../../identity/index.ts';
import { aheadOfUtc, momentAt } from '../../texts/zone.ts';

/** What a person prefers of when mails come. */
type Clock = Pick<Settings, 'digest' | 'digestHour' | 'quiet' | 'timeZone'>;

/** The hour that the clocks of a time zone show at a moment. */
export const localHour = (timeZone: string, at: Date): number =>
  new Date(at.getTime() + aheadOfUtc(timeZone, at)).getUTCHours();

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const isFirst = (day: string, weekStart: WeekStart) =>
  days[new Date(`${day}T00:00:00Z`).getUTCDay()] === weekStart;

/** When the digest comes that tells of what happened at a moment; a weekly one on the first day of the workspace's week. */
export function digestAfter(at: Date, { digest, digestHour, timeZone }: Clock, weekStart: WeekStart): Date {
  let day = dayIn(timeZone, at);
  if (momentAt(timeZone, day, digestHour) <= at) day = addDays(day, 1);
  while (digest === 'weekly' && !isFirst(day, weekStart)) day = addDays(day, 1);
  return momentAt(timeZone, day, digestHour);
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
  return momentAt(timeZone, overMidnight && hour >= from ? addDays(day, 1) : day, to);
}
