import { daysFromToday } from '../core/days.ts';
import { seeded } from '../core/seeded.ts';
import type { Timeline } from './contract.ts';

interface Course {
  seed: number;
  /** How many values. */
  count: number;
  /** The first value, about. */
  from: number;
  /** The last value, about. */
  to: number;
  /** How far a value may lie off the straight way, as a part of it. */
  sway?: number;
}

/** Values that go from one height to another and sway on the way, always the same for a seed. */
export function course({ seed, count, from, to, sway = 0.12 }: Course): number[] {
  return Array.from({ length: count }, (_, at) => {
    const straight = from + ((to - from) * at) / Math.max(1, count - 1);
    return Math.round(straight * (1 + sway * (2 * seeded(seed * 1000 + at) - 1)));
  });
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Percent by which `now` is more than `before`, to one digit. */
export const percentMore = (now: number, before: number): number =>
  Math.round((now / before - 1) * 1000) / 10;

const isoDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** The first days of the latest `count` days, weeks or months, the running one last. */
export function latest(step: Timeline['step'], count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const ago = count - 1 - at;
    const today = daysFromToday(0);
    if (step === 'month') return isoDay(new Date(today.getFullYear(), today.getMonth() - ago, 1));
    return isoDay(daysFromToday(step === 'week' ? -7 * ago : -ago));
  });
}
