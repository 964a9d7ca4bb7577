import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use } from 'react';
import classes from './charts.module.css';
import type {
  AreaChartProps,
  BarChartProps,
  DonutChartProps,
  HorizontalBarsProps,
  RadialGaugeProps,
  SparklineProps,
} from './types.ts';

type Drawings = typeof import('./drawings/drawings.tsx')['drawings'];

/** What draws is fetched with the first chart and comes after the text around it. */
const drawing = <Props extends object>(pick: (drawings: Drawings) => ComponentType<Props>) =>
  lazy(async () => ({ default: pick((await import('./drawings/drawings.tsx')).drawings) }));

const AreaDrawing = drawing((drawings) => drawings.AreaDrawing);
const BarDrawing = drawing((drawings) => drawings.BarDrawing);
const HorizontalDrawing = drawing((drawings) => drawings.HorizontalDrawing);
const DonutDrawing = drawing((drawings) => drawings.DonutDrawing);
const GaugeDrawing = drawing((drawings) => drawings.GaugeDrawing);
const SparklineDrawing = drawing((drawings) => drawings.SparklineDrawing);

/** How much larger than asked for the charts within are drawn, where they fill a screen. */
export const ChartScale = createContext(1);

const useScaled = (pixels: number): number => Math.round(pixels * use(ChartScale));

/** Too low for lines of its own, in pixels. */
const small = 100;

interface RoomProps {
  /** As asked for. */
  height: number;
  /** Draws the chart at the height that there is. */
  children: (height: number) => ReactNode;
}

/** Keeps a chart's room from the first moment, so that nothing moves when it is drawn. */
function Room({ height: asked, children }: RoomProps) {
  const height = useScaled(asked);
  return (
    <div className={classes.room} style={{ blockSize: height }}>
      <Suspense fallback={asked > small && <div className={classes.waits} aria-hidden="true" />}>
        {children(height)}
      </Suspense>
    </div>
  );
}

interface RoundProps {
  /** As asked for. */
  size: number;
  /** What is written in the middle. */
  middle: ReactNode;
  /** Draws the chart at the size that there is. */
  children: (size: number) => ReactNode;
}

function Round({ size: asked, middle, children }: RoundProps) {
  const size = useScaled(asked);
  return (
    <div className={classes.round} style={{ inlineSize: size, blockSize: size }}>
      <Suspense>{children(size)}</Suspense>
      <div className={classes.middle}>{middle}</div>
    </div>
  );
}

/** Lines over time, each with the area below it. Read by pointer, or by the arrow keys. */
export const AreaChart = (chart: AreaChartProps) => (
  <Room height={chart.height}>{(height) => <AreaDrawing {...chart} height={height} />}</Room>
);

/** Bars, one or several for each label. Read by pointer, or by the arrow keys. */
export const BarChart = (chart: BarChartProps) => (
  <Room height={chart.height}>{(height) => <BarDrawing {...chart} height={height} />}</Room>
);

/** A bar for each kind of thing, beside its name and its value; several series stand in one line. */
export const HorizontalBars = (chart: HorizontalBarsProps) => (
  <Room height={chart.height}>{(height) => <HorizontalDrawing {...chart} height={height} />}</Room>
);

/** Parts of a whole. Their names are told by a `ChartLegend` beside it; each is read by pointer, or by the arrow keys. */
export const DonutChart = ({ children, ...chart }: DonutChartProps & { children?: ReactNode }) => (
  <Round size={chart.size} middle={children}>
    {(size) => <DonutDrawing {...chart} size={size} />}
  </Round>
);

/** How full something is, with the figure in the middle. */
export const RadialGauge = ({ children, ...chart }: RadialGaugeProps & { children?: ReactNode }) => (
  <Round size={chart.size} middle={children}>
    {(size) => <GaugeDrawing {...chart} size={size} />}
  </Round>
);

/** A development at a glance, without axes, beside the figure it led to. Read by pointer, or by the arrow keys. */
export const Sparkline = (chart: SparklineProps) => (
  <Room height={chart.height}>{(height) => <SparklineDrawing {...chart} height={height} />}</Room>
);
