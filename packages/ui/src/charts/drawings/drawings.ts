/** Everything that draws, fetched as one file. */
export { AreaDrawing } from './area-drawing.tsx';
export { BarDrawing } from './bar-drawing.tsx';
export { DonutDrawing } from './donut-drawing.tsx';
export { GaugeDrawing } from './gauge-drawing.tsx';
export { HorizontalDrawing } from './horizontal-drawing.tsx';
export { SparklineDrawing } from './sparkline-drawing.tsx';
