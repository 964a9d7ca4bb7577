import { sql } from 'kysely';
import { zonedTime } from './zoned-time.ts';

// Kenya's days and months, by which pay, its returns and payment services reckon; what is the workspace's own goes by
// `workspace-time.ts`. Moments are kept in UTC.

/** Clocks in Kenya stay three hours ahead of UTC all year. */
const aheadMs = 3 * 60 * 60 * 1000;

/** The day it is in Kenya at a moment, such as 2026-11-09. */
export const kenyanDay = (at = new Date()): string =>
  new Date(at.getTime() + aheadMs).toISOString().slice(0, '2026-11-09'.length);

/** The moment at which a day (2026-11-09) begins in Kenya. */
export const kenyanDayStart = (day: string): Date => new Date(`${day}T00:00:00+03:00`);

/** Within queries: days and months in Kenya. */
export const kenyanTime = zonedTime(sql.lit('Africa/Nairobi'));
