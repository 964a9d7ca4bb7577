import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
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

const draw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'line',
  data: {
    labels: months,
    datasets: [
      { label: 'Nairobi', data: nairobi, borderColor: theme.colour(0), backgroundColor: theme.colour(0) },
    ],
  },
  options: { scales: axes(theme) },
});
const table = {
  label: 'Takings in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Nairobi: nairobi },
};

export function LineExample() {
  return <ChartJs draw={draw} table={table} />;
}

const branches = { Nairobi: nairobi, Mombasa: mombasa, Kisumu: kisumu };

const severalLinesDraw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'line',
  data: {
    labels: months,
    datasets: Object.entries(branches).map(([label, data], at) => ({
      label,
      data,
      borderColor: theme.colour(at),
      backgroundColor: theme.colour(at),
      tension: 0.35,
      pointRadius: 0,
    })),
  },
  options: { scales: axes(theme), interaction: { mode: 'index', intersect: false } },
});
const severalLinesTable = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export function SeveralLinesExample() {
  return <ChartJs draw={severalLinesDraw} table={severalLinesTable} />;
}

const areaDraw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'line',
  data: {
    labels: months,
    datasets: [
      {
        label: 'Costs',
        data: costs,
        fill: true,
        borderColor: theme.colour(2),
        backgroundColor: theme.tint(2),
        tension: 0.35,
      },
    ],
  },
  options: { scales: axes(theme) },
});
const areaTable = {
  label: 'Costs in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Costs: costs },
};

export function AreaExample() {
  return <ChartJs draw={areaDraw} table={areaTable} />;
}

const stepsDraw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'line',
  data: {
    labels: months,
    datasets: [
      {
        label: 'Kisumu',
        data: kisumu,
        stepped: true,
        borderColor: theme.colour(3),
        backgroundColor: theme.colour(3),
      },
    ],
  },
  options: { scales: axes(theme) },
});
const stepsTable = {
  label: 'Takings of Kisumu in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Kisumu: kisumu },
};

export function StepsExample() {
  return <ChartJs draw={stepsDraw} table={stepsTable} />;
}

const barsDraw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'bar',
  data: {
    labels: months,
    datasets: [{ label: 'Nairobi', data: nairobi, backgroundColor: theme.colour(0), borderRadius: 4 }],
  },
  options: { scales: axes(theme) },
});

export function BarsExample() {
  return <ChartJs draw={barsDraw} table={table} />;
}

const groupedBarsDraw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'bar',
  data: {
    labels: months,
    datasets: Object.entries(branches).map(([label, data], at) => ({
      label,
      data,
      backgroundColor: theme.colour(at),
      borderRadius: 3,
    })),
  },
  options: { scales: axes(theme) },
});
const groupedBarsTable = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export function GroupedBarsExample() {
  return <ChartJs draw={groupedBarsDraw} table={groupedBarsTable} />;
}

const stackedBarsDraw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'bar',
  data: {
    labels: months,
    datasets: Object.entries(branches).map(([label, data], at) => ({
      label,
      data,
      backgroundColor: theme.colour(at),
    })),
  },
  options: { scales: axes(theme, true) },
});
const stackedBarsTable = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export function StackedBarsExample() {
  return <ChartJs draw={stackedBarsDraw} table={stackedBarsTable} />;
}

const lyingBarsDraw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'bar',
  data: {
    labels: ways,
    datasets: [{ label: 'Payments', data: shares, backgroundColor: theme.colour(1), borderRadius: 4 }],
  },
  options: { indexAxis: 'y', scales: axes(theme) },
});
const lyingBarsTable = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export function LyingBarsExample() {
  return <ChartJs draw={lyingBarsDraw} table={lyingBarsTable} />;
}

const doughnutDraw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'doughnut',
  data: {
    labels: ways,
    datasets: [
      { label: 'Payments', data: shares, backgroundColor: theme.colours, borderColor: theme.surface },
    ],
  },
});
const doughnutTable = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export function DoughnutExample() {
  return <ChartJs draw={doughnutDraw} table={doughnutTable} />;
}

const pieDraw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'pie',
  data: {
    labels: ways,
    datasets: [
      { label: 'Payments', data: shares, backgroundColor: theme.colours, borderColor: theme.surface },
    ],
  },
});
const pieTable = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export function PieExample() {
  return <ChartJs draw={pieDraw} table={pieTable} />;
}

const polarDraw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'polarArea',
  data: {
    labels: ways,
    datasets: [
      { label: 'Payments', data: shares, backgroundColor: theme.colours, borderColor: theme.surface },
    ],
  },
  options: {
    scales: {
      r: { grid: { color: theme.line }, ticks: { color: theme.muted, backdropColor: 'transparent' } },
    },
  },
});
const polarTable = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export function PolarExample() {
  return <ChartJs draw={polarDraw} table={polarTable} />;
}

const radarDraw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'radar',
  data: {
    labels: skills,
    datasets: [
      { label: 'Riders', data: riders, borderColor: theme.colour(0), backgroundColor: theme.tint(0) },
      { label: 'Lorries', data: lorries, borderColor: theme.colour(2), backgroundColor: theme.tint(2) },
    ],
  },
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
const radarTable = {
  label: 'Riders and lorries in points',
  of: 'Quality',
  labels: skills,
  series: { Riders: riders, Lorries: lorries },
};

export function RadarExample() {
  return <ChartJs draw={radarDraw} table={radarTable} />;
}

const scatterDraw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'scatter',
  data: {
    datasets: [
      { label: 'Deliveries', data: deliveries.map(([x, y]) => ({ x, y })), backgroundColor: theme.colour(3) },
    ],
  },
  options: { scales: axes(theme) },
});
const scatterTable = {
  label: 'Shillings of deliveries by kilometres',
  of: 'Kilometres',
  labels: deliveries.map(([distance]) => distance),
  series: { Shillings: deliveries.map(([, price]) => price) },
};

export function ScatterExample() {
  return <ChartJs draw={scatterDraw} table={scatterTable} />;
}

const mixedDraw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'bar',
  data: {
    labels: months,
    datasets: [
      {
        type: 'line' as const,
        label: 'Costs',
        data: costs,
        borderColor: theme.colour(2),
        backgroundColor: theme.colour(2),
      },
      {
        type: 'bar' as const,
        label: 'Nairobi',
        data: nairobi,
        backgroundColor: theme.colour(0),
        borderRadius: 4,
      },
    ],
  },
  options: { scales: axes(theme) },
});
const mixedTable = {
  label: 'Takings and costs in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Nairobi: nairobi, Costs: costs },
};

export function MixedExample() {
  return <ChartJs draw={mixedDraw} table={mixedTable} />;
}
