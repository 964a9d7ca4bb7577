import type { Chart, ChartConfiguration, ChartOptions } from 'chart.js';
import { useEffect, useRef } from 'react';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { type ChartTheme, useChartTheme } from '../../../charts/chart-theme.ts';
import classes from '../../../charts/charts.module.css';
import type { Figures } from '../../../charts/figures.ts';

interface ChartJsProps {
  /** What Chart.js draws, in the colours of the skin. Defined outside of the component, or kept by `useCallback`. */
  draw: (theme: ChartTheme) => ChartConfiguration;
  figures: Figures;
}

/** What all charts have of the page: its font, its colours, its direction. */
const shared = ({ text, muted, font, surface, line, isRtl }: ChartTheme): ChartOptions => ({
  responsive: true,
  maintainAspectRatio: false,
  color: muted,
  borderColor: line,
  font: { family: font },
  animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? false : { duration: 400 },
  plugins: {
    legend: { position: 'bottom', rtl: isRtl, labels: { color: text, usePointStyle: true, boxHeight: 7 } },
    tooltip: {
      rtl: isRtl,
      backgroundColor: surface,
      titleColor: text,
      bodyColor: text,
      borderColor: line,
      borderWidth: 1,
    },
  },
});

/** A chart of Chart.js, drawn anew when the skin or the direction changes; the library is fetched with the first one. */
export function ChartJs({ draw, figures }: ChartJsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useChartTheme();
  useEffect(() => {
    let chart: Chart | undefined;
    let isGone = false;
    void import('chart.js/auto').then(({ Chart: Drawing }) => {
      if (isGone || !canvas.current) return;
      const { options, ...rest } = draw(theme);
      const common = shared(theme);
      chart = new Drawing(canvas.current, {
        ...rest,
        options: { ...common, ...options, plugins: { ...common.plugins, ...options?.plugins } },
      });
    });
    return () => {
      isGone = true;
      chart?.destroy();
    };
  }, [draw, theme]);
  return (
    <>
      <div className={classes.room}>
        <canvas ref={canvas} role="img" aria-label={figures.label} />
      </div>
      <ChartTable {...figures} />
    </>
  );
}

/** Axes that begin where reading does. */
export const axes = ({ isRtl, muted, line }: ChartTheme, stacked = false) => ({
  x: { reverse: isRtl, stacked, ticks: { color: muted }, grid: { color: line } },
  y: {
    stacked,
    position: isRtl ? ('right' as const) : ('left' as const),
    ticks: { color: muted },
    grid: { color: line },
  },
});
