import { AreaDrawing } from './area-drawing.tsx';
import { BarDrawing } from './bar-drawing.tsx';
import { DonutDrawing } from './donut-drawing.tsx';
import { GaugeDrawing } from './gauge-drawing.tsx';
import { HorizontalDrawing } from './horizontal-drawing.tsx';
import { SparklineDrawing } from './sparkline-drawing.tsx';

/** Everything that draws, fetched as one file. */
export const drawings = {
  AreaDrawing,
  BarDrawing,
  DonutDrawing,
  GaugeDrawing,
  HorizontalDrawing,
  SparklineDrawing,
};
