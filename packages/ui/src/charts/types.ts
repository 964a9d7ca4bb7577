/** One of the six colours that are told apart also by those who see few: `--kz-chart-1` to `--kz-chart-6`. */
export type ChartColour = 1 | 2 | 3 | 4 | 5 | 6;

/** One line, or the bars of one colour. */
export interface ChartSeries {
  name: string;
  /** A value for each label; it may end before they do. */
  data: readonly number[];
  /** Chosen by its place in the list, where left out. */
  colour?: ChartColour | undefined;
  /** Drawn as a broken line: a plan, a comparison. */
  dashed?: boolean;
}

/** A part of a whole. */
export interface ChartPart {
  name: string;
  value: number;
  colour?: ChartColour | undefined;
}

/** What every chart is told. */
interface ChartBasics {
  /** What it shows: heading of the table that those who cannot see it get. */
  label: string;
  /** A value as it is written. */
  format: (value: number) => string;
}

/** Values along an axis, from the inline start: days, months, kinds of things. */
export interface AxisChartProps extends ChartBasics {
  /** What each value stands for. */
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** Pixels, with all that is written around it. */
  height: number;
  /** A value as it is written beside the axis, where that is to be shorter. */
  formatTick?: (value: number) => string;
  /** Without axis and lines, where there is little room. */
  bare?: boolean;
}

export interface AreaChartProps extends AxisChartProps {
  /** The lowest value of the axis; `auto` where changes matter more than heights. */
  from?: 'zero' | 'auto';
}

export interface BarChartProps extends AxisChartProps {
  /** How bars of the same label stand: side by side, or on top of each other. */
  arrangement?: 'grouped' | 'stacked';
}

export interface HorizontalBarsProps extends ChartBasics {
  labels: readonly string[];
  series: readonly ChartSeries[];
  height: number;
}

export interface DonutChartProps extends ChartBasics {
  parts: readonly ChartPart[];
  /** Pixels across. */
  size: number;
}

export interface RadialGaugeProps extends ChartBasics {
  value: number;
  /** Where the gauge is full. */
  max: number;
  /** What both are called in the table for those who cannot see. */
  names: readonly [value: string, max: string];
  size: number;
  colour?: ChartColour | undefined;
}

export interface SparklineProps extends ChartBasics {
  /** What its values are, beside each: `Orders`. */
  name: string;
  labels: readonly string[];
  data: readonly number[];
  height: number;
  kind?: 'line' | 'bars' | undefined;
  colour?: ChartColour | undefined;
}
