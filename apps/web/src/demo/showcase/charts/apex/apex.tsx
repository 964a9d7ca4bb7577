import { ChartLegend } from '@kazi/ui/chart-legend';
import type { ApexOptions } from 'apexcharts';
import { useEffect, useRef } from 'react';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { type ChartTheme, useChartTheme } from '../../../charts/chart-theme.ts';
import classes from '../../../charts/charts.module.css';
import type { Figures } from '../../../charts/figures.ts';

interface ApexProps {
  /** What ApexCharts draws, in the colours of the skin. Defined outside of the component, or kept by `useCallback`. */
  draw: (theme: ChartTheme) => ApexOptions;
  figures: Figures;
}

/** The page's policy takes only style elements that carry this. */
const nonceOfPage = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** What all charts have of the page. */
function withShared(theme: ChartTheme, options: ApexOptions): ApexOptions {
  const { colours, muted, line, font, isDark, isRtl } = theme;
  return {
    colors: colours,
    dataLabels: { enabled: false },
    grid: { borderColor: line },
    legend: { show: false },
    stroke: { width: 2 },
    xaxis: { categories: [] },
    ...options,
    chart: {
      height: 245,
      background: 'transparent',
      foreColor: muted,
      fontFamily: font,
      toolbar: { show: false },
      zoom: { enabled: false },
      animations: { enabled: !matchMedia('(prefers-reduced-motion: reduce)').matches },
      nonce: nonceOfPage() ?? '',
      ...options.chart,
    },
    theme: { mode: isDark ? 'dark' : 'light' },
    yaxis: { opposite: isRtl, ...options.yaxis },
  };
}

/** A chart of ApexCharts, drawn anew when the skin or the direction changes; the library is fetched with the first one. */
export function Apex({ draw, figures }: ApexProps) {
  const room = useRef<HTMLDivElement>(null);
  const theme = useChartTheme();
  useEffect(() => {
    let drawn: { destroy: () => void } | undefined;
    let isGone = false;
    void import('apexcharts').then(({ default: ApexCharts }) => {
      if (isGone || !room.current) return;
      const chart = new ApexCharts(room.current, withShared(theme, draw(theme)));
      drawn = chart;
      void chart.render();
    });
    return () => {
      isGone = true;
      drawn?.destroy();
    };
  }, [draw, theme]);
  const names = Object.keys(figures.series);
  return (
    <>
      <div ref={room} className={classes.apex} role="img" aria-label={figures.label} />
      {names.length > 1 && <ChartLegend items={names.map((name) => ({ name }))} />}
      <ChartTable {...figures} />
    </>
  );
}
