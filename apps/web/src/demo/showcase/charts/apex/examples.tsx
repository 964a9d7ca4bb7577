import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import {
  costs,
  deliveries,
  kisumu,
  lorries,
  mombasa,
  months,
  nairobi,
  riders,
  shares,
  skills,
  ways,
} from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'line' },
  series: [{ name: 'Nairobi', data: theme.along(nairobi) }],
  xaxis: { categories: theme.along(months) },
});
const table = {
  label: 'Takings in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Nairobi: nairobi },
};

export function LineExample() {
  return <Apex draw={draw} table={table} />;
}

const branches = { Nairobi: nairobi, Mombasa: mombasa, Kisumu: kisumu };

const severalLinesDraw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'line' },
  stroke: { width: 2, curve: 'smooth' },
  series: Object.entries(branches).map(([name, data]) => ({ name, data: theme.along(data) })),
  xaxis: { categories: theme.along(months) },
});
const severalLinesTable = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export function SeveralLinesExample() {
  return <Apex draw={severalLinesDraw} table={severalLinesTable} />;
}

const areaDraw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'area' },
  colors: [theme.colour(2)],
  stroke: { width: 2, curve: 'smooth' },
  series: [{ name: 'Costs', data: theme.along(costs) }],
  xaxis: { categories: theme.along(months) },
});
const areaTable = {
  label: 'Costs in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Costs: costs },
};

export function AreaExample() {
  return <Apex draw={areaDraw} table={areaTable} />;
}

const stepsDraw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'line' },
  colors: [theme.colour(3)],
  stroke: { width: 2, curve: 'stepline' },
  series: [{ name: 'Kisumu', data: theme.along(kisumu) }],
  xaxis: { categories: theme.along(months) },
});
const stepsTable = {
  label: 'Takings of Kisumu in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Kisumu: kisumu },
};

export function StepsExample() {
  return <Apex draw={stepsDraw} table={stepsTable} />;
}

const barsDraw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'bar' },
  plotOptions: { bar: { borderRadius: 4 } },
  series: [{ name: 'Nairobi', data: theme.along(nairobi) }],
  xaxis: { categories: theme.along(months) },
});

export function BarsExample() {
  return <Apex draw={barsDraw} table={table} />;
}

const groupedBarsDraw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'bar' },
  series: Object.entries(branches).map(([name, data]) => ({ name, data: theme.along(data) })),
  xaxis: { categories: theme.along(months) },
});
const groupedBarsTable = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export function GroupedBarsExample() {
  return <Apex draw={groupedBarsDraw} table={groupedBarsTable} />;
}

const stackedBarsDraw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'bar', stacked: true },
  series: Object.entries(branches).map(([name, data]) => ({ name, data: theme.along(data) })),
  xaxis: { categories: theme.along(months) },
});
const stackedBarsTable = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export function StackedBarsExample() {
  return <Apex draw={stackedBarsDraw} table={stackedBarsTable} />;
}

const lyingBarsDraw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'bar' },
  plotOptions: { bar: { horizontal: true, borderRadius: 4 } },
  yaxis: { opposite: theme.isRtl, reversed: theme.isRtl },
  series: [{ name: 'Payments', data: shares }],
  xaxis: { categories: ways },
});
const lyingBarsTable = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export function LyingBarsExample() {
  return <Apex draw={lyingBarsDraw} table={lyingBarsTable} />;
}

const donutDraw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'donut' },
  labels: ways,
  series: shares,
  stroke: { colors: [theme.surface] },
});
const donutTable = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export function DonutExample() {
  return <Apex draw={donutDraw} table={donutTable} />;
}

const radialDraw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'radialBar' },
  labels: ways,
  series: shares,
  plotOptions: {
    radialBar: { track: { background: theme.line }, dataLabels: { value: { color: theme.text } } },
  },
});
const radialTable = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export function RadialExample() {
  return <Apex draw={radialDraw} table={radialTable} />;
}

const radarDraw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'radar' },
  series: [
    { name: 'Riders', data: riders },
    { name: 'Lorries', data: lorries },
  ],
  xaxis: { categories: skills },
  yaxis: { show: false },
  plotOptions: { radar: { polygons: { strokeColors: theme.line, connectorColors: theme.line } } },
});
const radarTable = {
  label: 'Riders and lorries in points',
  of: 'Quality',
  labels: skills,
  series: { Riders: riders, Lorries: lorries },
};

export function RadarExample() {
  return <Apex draw={radarDraw} table={radarTable} />;
}

const scatterDraw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'scatter' },
  colors: [theme.colour(3)],
  series: [{ name: 'Deliveries', data: deliveries.map(([x, y]) => [x, y]) }],
  xaxis: { type: 'numeric', tickAmount: 5 },
});
const scatterTable = {
  label: 'Shillings of deliveries by kilometres',
  of: 'Kilometres',
  labels: deliveries.map(([distance]) => distance),
  series: { Shillings: deliveries.map(([, price]) => price) },
};

export function ScatterExample() {
  return <Apex draw={scatterDraw} table={scatterTable} />;
}

const heatDraw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'heatmap' },
  colors: [theme.colour(0)],
  stroke: { colors: [theme.surface] },
  series: Object.entries(branches).map(([name, data]) => ({ name, data: theme.along(data) })),
  xaxis: { categories: theme.along(months) },
});
const heatTable = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export function HeatExample() {
  return <Apex draw={heatDraw} table={heatTable} />;
}
