import type { ChartConfiguration } from 'chart.js';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import {
  branches,
  costs,
  deliveries,
  type Figures,
  kisumuTakings,
  payments,
  qualities,
  takings,
  takingsAndCosts,
  trips,
} from '../../../charts/figures.ts';
import { axes, ChartJs } from './chart-js.tsx';

/** Figures as Chart.js takes them, each series with a look of its own. */
const dataset = <Look extends object>({ labels, series }: Figures, look: (at: number) => Look) => ({
  labels,
  datasets: Object.entries(series).map(([label, data], at) => ({ label, data, ...look(at) })),
});

/** A colour of the skin, for lines and what fills them. */
const inColour = (colour: string) => ({ borderColor: colour, backgroundColor: colour });

const drawLine = (theme: ChartTheme): ChartConfiguration => ({
  type: 'line',
  data: dataset(takings, () => inColour(theme.colour(0))),
  options: { scales: axes(theme) },
});

export function LineExample() {
  return <ChartJs draw={drawLine} figures={takings} />;
}

const drawLines = (theme: ChartTheme): ChartConfiguration => ({
  type: 'line',
  data: dataset(branches, (at) => ({ ...inColour(theme.colour(at)), tension: 0.35, pointRadius: 0 })),
  options: { scales: axes(theme), interaction: { mode: 'index', intersect: false } },
});

export function SeveralLinesExample() {
  return <ChartJs draw={drawLines} figures={branches} />;
}

const drawArea = (theme: ChartTheme): ChartConfiguration => ({
  type: 'line',
  data: dataset(costs, () => ({
    fill: true,
    borderColor: theme.colour(2),
    backgroundColor: theme.tint(2),
    tension: 0.35,
  })),
  options: { scales: axes(theme) },
});

export function AreaExample() {
  return <ChartJs draw={drawArea} figures={costs} />;
}

const drawSteps = (theme: ChartTheme): ChartConfiguration => ({
  type: 'line',
  data: dataset(kisumuTakings, () => ({ ...inColour(theme.colour(3)), stepped: true })),
  options: { scales: axes(theme) },
});

export function StepsExample() {
  return <ChartJs draw={drawSteps} figures={kisumuTakings} />;
}

const drawBars = (theme: ChartTheme): ChartConfiguration => ({
  type: 'bar',
  data: dataset(takings, () => ({ backgroundColor: theme.colour(0), borderRadius: 4 })),
  options: { scales: axes(theme) },
});

export function BarsExample() {
  return <ChartJs draw={drawBars} figures={takings} />;
}

const drawGroups = (theme: ChartTheme): ChartConfiguration => ({
  type: 'bar',
  data: dataset(branches, (at) => ({ backgroundColor: theme.colour(at), borderRadius: 3 })),
  options: { scales: axes(theme) },
});

export function GroupedBarsExample() {
  return <ChartJs draw={drawGroups} figures={branches} />;
}

const drawStacks = (theme: ChartTheme): ChartConfiguration => ({
  type: 'bar',
  data: dataset(branches, (at) => ({ backgroundColor: theme.colour(at) })),
  options: { scales: axes(theme, true) },
});

export function StackedBarsExample() {
  return <ChartJs draw={drawStacks} figures={branches} />;
}

const drawHorizontalBars = (theme: ChartTheme): ChartConfiguration => ({
  type: 'bar',
  data: dataset(payments, () => ({ backgroundColor: theme.colour(1), borderRadius: 4 })),
  options: { indexAxis: 'y', scales: axes(theme) },
});

export function HorizontalBarsExample() {
  return <ChartJs draw={drawHorizontalBars} figures={payments} />;
}

/** A colour for each part of a whole. */
const parts = (theme: ChartTheme) =>
  dataset(payments, () => ({ backgroundColor: theme.colours, borderColor: theme.surface }));

const drawDoughnut = (theme: ChartTheme): ChartConfiguration => ({ type: 'doughnut', data: parts(theme) });

export function DoughnutExample() {
  return <ChartJs draw={drawDoughnut} figures={payments} />;
}

const drawPie = (theme: ChartTheme): ChartConfiguration => ({ type: 'pie', data: parts(theme) });

export function PieExample() {
  return <ChartJs draw={drawPie} figures={payments} />;
}

const drawPolar = (theme: ChartTheme): ChartConfiguration => ({
  type: 'polarArea',
  data: parts(theme),
  options: {
    scales: {
      r: { grid: { color: theme.line }, ticks: { color: theme.muted, backdropColor: 'transparent' } },
    },
  },
});

export function PolarExample() {
  return <ChartJs draw={drawPolar} figures={payments} />;
}

const drawRadar = (theme: ChartTheme): ChartConfiguration => ({
  type: 'radar',
  // The first and the third colour are told apart best where they overlap.
  data: dataset(qualities, (at) => ({
    borderColor: theme.colour(2 * at),
    backgroundColor: theme.tint(2 * at),
  })),
  options: {
    scales: {
      r: {
        angleLines: { color: theme.line },
        grid: { color: theme.line },
        pointLabels: { color: theme.text },
        ticks: { color: theme.muted, backdropColor: 'transparent' },
      },
    },
  },
});

export function RadarExample() {
  return <ChartJs draw={drawRadar} figures={qualities} />;
}

const drawScatter = (theme: ChartTheme): ChartConfiguration => ({
  type: 'scatter',
  data: {
    datasets: [
      { label: 'Deliveries', data: trips.map(([x, y]) => ({ x, y })), backgroundColor: theme.colour(3) },
    ],
  },
  options: { scales: axes(theme) },
});

export function ScatterExample() {
  return <ChartJs draw={drawScatter} figures={deliveries} />;
}

const drawMixed = (theme: ChartTheme): ChartConfiguration => {
  const { Nairobi, Costs } = takingsAndCosts.series;
  return {
    type: 'bar',
    data: {
      labels: takingsAndCosts.labels,
      datasets: [
        { type: 'line', label: 'Costs', data: Costs, ...inColour(theme.colour(2)) },
        {
          type: 'bar',
          label: 'Nairobi',
          data: Nairobi,
          backgroundColor: theme.colour(0),
          borderRadius: 4,
        },
      ],
    },
    options: { scales: axes(theme) },
  };
};

export function MixedExample() {
  return <ChartJs draw={drawMixed} figures={takingsAndCosts} />;
}
