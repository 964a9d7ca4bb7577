import type { ApexOptions } from 'apexcharts';
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
  trips,
} from '../../../charts/figures.ts';
import { Apex } from './apex.tsx';

/** Months in the order in which they are drawn from left to right. */
const alongMonths = ({ labels, series }: Figures, theme: ChartTheme): ApexOptions => ({
  series: Object.entries(series).map(([name, data]) => ({ name, data: theme.along(data) })),
  xaxis: { categories: theme.along(labels) },
});

const drawLine = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'line' },
  ...alongMonths(takings, theme),
});

export function LineExample() {
  return <Apex draw={drawLine} figures={takings} />;
}

const drawLines = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'line' },
  stroke: { width: 2, curve: 'smooth' },
  ...alongMonths(branches, theme),
});

export function SeveralLinesExample() {
  return <Apex draw={drawLines} figures={branches} />;
}

const drawArea = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'area' },
  colors: [theme.colour(2)],
  stroke: { width: 2, curve: 'smooth' },
  ...alongMonths(costs, theme),
});

export function AreaExample() {
  return <Apex draw={drawArea} figures={costs} />;
}

const drawSteps = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'line' },
  colors: [theme.colour(3)],
  stroke: { width: 2, curve: 'stepline' },
  ...alongMonths(kisumuTakings, theme),
});

export function StepsExample() {
  return <Apex draw={drawSteps} figures={kisumuTakings} />;
}

const drawBars = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'bar' },
  plotOptions: { bar: { borderRadius: 4 } },
  ...alongMonths(takings, theme),
});

export function BarsExample() {
  return <Apex draw={drawBars} figures={takings} />;
}

const drawGroups = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'bar' },
  ...alongMonths(branches, theme),
});

export function GroupedBarsExample() {
  return <Apex draw={drawGroups} figures={branches} />;
}

const drawStacks = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'bar', stacked: true },
  ...alongMonths(branches, theme),
});

export function StackedBarsExample() {
  return <Apex draw={drawStacks} figures={branches} />;
}

const drawHorizontalBars = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'bar' },
  plotOptions: { bar: { horizontal: true, borderRadius: 4 } },
  yaxis: { opposite: theme.isRtl, reversed: theme.isRtl },
  series: [{ name: 'Payments', data: payments.series.Payments }],
  xaxis: { categories: payments.labels },
});

export function HorizontalBarsExample() {
  return <Apex draw={drawHorizontalBars} figures={payments} />;
}

const drawDonut = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'donut' },
  labels: payments.labels,
  series: payments.series.Payments,
  stroke: { colors: [theme.surface] },
});

export function DonutExample() {
  return <Apex draw={drawDonut} figures={payments} />;
}

const drawRadial = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'radialBar' },
  labels: payments.labels,
  series: payments.series.Payments,
  plotOptions: {
    radialBar: { track: { background: theme.line }, dataLabels: { value: { color: theme.text } } },
  },
});

export function RadialExample() {
  return <Apex draw={drawRadial} figures={payments} />;
}

const drawRadar = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'radar' },
  series: Object.entries(qualities.series).map(([name, data]) => ({ name, data })),
  xaxis: { categories: qualities.labels },
  yaxis: { show: false },
  plotOptions: { radar: { polygons: { strokeColors: theme.line, connectorColors: theme.line } } },
});

export function RadarExample() {
  return <Apex draw={drawRadar} figures={qualities} />;
}

const drawScatter = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'scatter' },
  colors: [theme.colour(3)],
  series: [{ name: 'Deliveries', data: trips }],
  xaxis: { type: 'numeric', tickAmount: 5 },
});

export function ScatterExample() {
  return <Apex draw={drawScatter} figures={deliveries} />;
}

const drawHeat = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'heatmap' },
  colors: [theme.colour(0)],
  stroke: { colors: [theme.surface] },
  ...alongMonths(branches, theme),
});

export function HeatExample() {
  return <Apex draw={drawHeat} figures={branches} />;
}
