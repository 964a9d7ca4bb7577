import type { ChartColour } from './types.ts';

const order: readonly ChartColour[] = [1, 2, 3, 4, 5, 6];

/** The CSS colour of a series or part: its own, or the next in order. */
export const colourOf = (own: ChartColour | undefined, at: number): string =>
  `var(--kz-chart-${own ?? order[at % order.length]})`;
