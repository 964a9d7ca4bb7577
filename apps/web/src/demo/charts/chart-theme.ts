import { useMemo } from 'react';
import { useResolvedPreferences } from '../../shell/preferences.ts';

/** What a chart takes from the skin and the direction of the page. */
export interface ChartTheme {
  /** The six colours of charts, as the skin has them now. */
  colours: string[];
  /** One of them, counted from 0; after the sixth comes the first again. */
  colour: (at: number) => string;
  /** The same, so thin that what is behind it is seen. */
  tint: (at: number) => string;
  text: string;
  muted: string;
  line: string;
  surface: string;
  font: string;
  isDark: boolean;
  isRtl: boolean;
  /** A list in the order in which it is drawn from left to right. */
  along: <Item>(list: readonly Item[]) => Item[];
}

function readTheme(isRtl: boolean, isDark: boolean): ChartTheme {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--kz-${name}`).trim();
  const colours = [1, 2, 3, 4, 5, 6].map((number) => token(`chart-${number}`));
  const colour = (at: number) => colours[at % colours.length] ?? token('accent');
  return {
    colours,
    colour,
    tint: (at) => `color-mix(in srgb, ${colour(at)} 22%, transparent)`,
    text: token('text'),
    muted: token('muted'),
    line: token('line'),
    surface: token('surface'),
    font: token('font'),
    isDark,
    isRtl,
    along: (list) => (isRtl ? list.toReversed() : [...list]),
  };
}

/** The tokens as they are, for what draws outside of CSS; read again when the skin, the accent or the direction changes. */
export function useChartTheme(): ChartTheme {
  const { skin, accent, direction } = useResolvedPreferences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens themselves follow skin and accent
  return useMemo(() => readTheme(direction === 'rtl', skin === 'dark'), [skin, accent, direction]);
}
