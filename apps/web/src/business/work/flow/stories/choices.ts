import type { Story } from '@kazi/contract/work';
import type { Choice } from '../../fields/picker-dropdown.tsx';

export const storyStatuses = ['draft', 'ready', 'in-progress', 'done'] as const satisfies Story['status'][];

/** Sizes that are told apart at a glance; any other whole number can be typed. */
export const usualPoints = [1, 2, 3, 5, 8, 13, 21];

const pointsMax = 100;

/** Makes a choice of a number of points that was typed. */
export function pointChoice(typed: string, words: (points: number) => string): Choice | undefined {
  if (!/^\d{1,3}$/.test(typed) || Number(typed) > pointsMax) return undefined;
  return { value: String(Number(typed)), label: words(Number(typed)) };
}
