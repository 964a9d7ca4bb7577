import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import classes from './charts.module.css';
import type {
  AreaChartProps,
  BarChartProps,
  DonutChartProps,
  HorizontalBarsProps,
  RadialGaugeProps,
  SparklineProps,
} from './types.ts';

type Drawings = typeof import('./drawings/drawings.ts')['drawings'];

/** What draws is fetched with the first chart and comes after the text around it. */
const drawing = <Props extends object>(pick: (drawings: Drawings) => ComponentType<Props>) =>
  lazy(async () => ({ default: pick((await import('./drawings/drawings.ts')).drawings) }));

const AreaDrawing = drawing((drawings) => drawings.AreaDrawing);
const BarDrawing = drawing((drawings) => drawings.BarDrawing);
const HorizontalDrawing = drawing((drawings) => drawings.HorizontalDrawing);
const DonutDrawing = drawing((drawings) => drawings.DonutDrawing);
const GaugeDrawing = drawing((drawings) => drawings.GaugeDrawing);
const SparklineDrawing = drawing((drawings) => drawings.SparklineDrawing);

/** Keeps a chart's room from the first moment, so that nothing moves when it is drawn. */
const Room = ({ height, children }: { height: number; children: ReactNode }) => (
  <div className={classes.room} style={{ blockSize: height }}>
    <Suspense>{children}</Suspense>
  </div>
);

interface RoundProps {
  size: number;
  /** What is written in the middle. */
  middle: ReactNode;
  children: ReactNode;
}

const Round = ({ size, middle, children }: RoundProps) => (
  <div className={classes.round} style={{ inlineSize: size, blockSize: size }}>
    <Suspense>{children}</Suspense>
    <div className={classes.middle}>{middle}</div>
  </div>
);

/** Lines over time, each with the area below it. Read by pointer, or by the arrow keys. */
export const AreaChart = (chart: AreaChartProps) => (
  <Room height={chart.height}>
    <AreaDrawing {...chart} />
  </Room>
);

/** Bars, one or several for each label. Read by pointer, or by the arrow keys. */
export const BarChart = (chart: BarChartProps) => (
  <Room height={chart.height}>
    <BarDrawing {...chart} />
  </Room>
);

/** A bar for each kind of thing, beside its name and its value; several series stand in one line. */
export const HorizontalBars = (chart: HorizontalBarsProps) => (
  <Room height={chart.height}>
    <HorizontalDrawing {...chart} />
  </Room>
);

/** Parts of a whole. Their names are told by a `ChartLegend` beside it; each is read by pointer, or by the arrow keys. */
export const DonutChart = ({ children, ...chart }: DonutChartProps & { children?: ReactNode }) => (
  <Round size={chart.size} middle={children}>
    <DonutDrawing {...chart} />
  </Round>
);

/** How full something is, with the figure in the middle. */
export const RadialGauge = ({ children, ...chart }: RadialGaugeProps & { children?: ReactNode }) => (
  <Round size={chart.size} middle={children}>
    <GaugeDrawing {...chart} />
  </Round>
);

/** A development at a glance, without axes, beside the figure it led to. Read by pointer, or by the arrow keys. */
export const Sparkline = (chart: SparklineProps) => (
  <Room height={chart.height}>
    <SparklineDrawing {...chart} />
  </Room>
);
