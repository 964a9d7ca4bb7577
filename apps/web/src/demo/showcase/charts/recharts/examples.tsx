import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  LineChart,
  Pie,
  PieChart,
  PolarAngleAxis,
  PolarGrid,
  Radar,
  RadarChart,
  RadialBar,
  RadialBarChart,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { useChartTheme } from '../../../charts/chart-theme.ts';
import classes from '../../../charts/charts.module.css';
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

const year = months.map((month, at) => ({ month, Nairobi: nairobi[at] }));

const table = {
  label: 'Takings in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Nairobi: nairobi },
};

export function LineExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <LineChart data={year} title={table.label}>
            <CartesianGrid stroke={theme.line} vertical={false} />
            <XAxis dataKey="month" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis orientation={theme.isRtl ? 'right' : 'left'} stroke={theme.muted} width={44} />
            <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
            <Line dataKey="Nairobi" stroke={theme.colour(0)} strokeWidth={2} dot={false} />
          </LineChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}

const severalLinesYear = months.map((month, at) => ({
  month,
  Nairobi: nairobi[at],
  Mombasa: mombasa[at],
  Kisumu: kisumu[at],
}));
const branches = { Nairobi: nairobi, Mombasa: mombasa, Kisumu: kisumu };

const severalLinesTable = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export function SeveralLinesExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <LineChart data={severalLinesYear} title={severalLinesTable.label}>
            <CartesianGrid stroke={theme.line} vertical={false} />
            <XAxis dataKey="month" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis orientation={theme.isRtl ? 'right' : 'left'} stroke={theme.muted} width={44} />
            <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
            <Legend />
            {Object.keys(branches).map((name, at) => (
              <Line
                key={name}
                type="monotone"
                dataKey={name}
                stroke={theme.colour(at)}
                strokeWidth={2}
                dot={false}
              />
            ))}
          </LineChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...severalLinesTable} />
    </>
  );
}

const areaYear = months.map((month, at) => ({ month, Costs: costs[at] }));

const areaTable = {
  label: 'Costs in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Costs: costs },
};

export function AreaExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <AreaChart data={areaYear} title={areaTable.label}>
            <CartesianGrid stroke={theme.line} vertical={false} />
            <XAxis dataKey="month" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis orientation={theme.isRtl ? 'right' : 'left'} stroke={theme.muted} width={44} />
            <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
            <Area type="monotone" dataKey="Costs" stroke={theme.colour(2)} fill={theme.tint(2)} />
          </AreaChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...areaTable} />
    </>
  );
}

const stackedAreasYear = months.map((month, at) => ({
  month,
  Nairobi: nairobi[at],
  Mombasa: mombasa[at],
  Kisumu: kisumu[at],
}));
const stackedAreasTable = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export function StackedAreasExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <AreaChart data={stackedAreasYear} title={stackedAreasTable.label}>
            <CartesianGrid stroke={theme.line} vertical={false} />
            <XAxis dataKey="month" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis orientation={theme.isRtl ? 'right' : 'left'} stroke={theme.muted} width={44} />
            <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
            <Legend />
            {Object.keys(branches).map((name, at) => (
              <Area key={name} dataKey={name} stackId="all" stroke={theme.colour(at)} fill={theme.tint(at)} />
            ))}
          </AreaChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...stackedAreasTable} />
    </>
  );
}

export function BarsExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <BarChart data={year} title={table.label}>
            <CartesianGrid stroke={theme.line} vertical={false} />
            <XAxis dataKey="month" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis orientation={theme.isRtl ? 'right' : 'left'} stroke={theme.muted} width={44} />
            <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
            <Bar dataKey="Nairobi" fill={theme.colour(0)} radius={[4, 4, 0, 0]} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}

const groupedBarsYear = months.map((month, at) => ({
  month,
  Nairobi: nairobi[at],
  Mombasa: mombasa[at],
  Kisumu: kisumu[at],
}));
const groupedBarsTable = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export function GroupedBarsExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <BarChart data={groupedBarsYear} title={groupedBarsTable.label}>
            <CartesianGrid stroke={theme.line} vertical={false} />
            <XAxis dataKey="month" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis orientation={theme.isRtl ? 'right' : 'left'} stroke={theme.muted} width={44} />
            <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
            <Legend />
            {Object.keys(branches).map((name, at) => (
              <Bar key={name} dataKey={name} fill={theme.colour(at)} />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...groupedBarsTable} />
    </>
  );
}

const stackedBarsYear = months.map((month, at) => ({
  month,
  Nairobi: nairobi[at],
  Mombasa: mombasa[at],
  Kisumu: kisumu[at],
}));
const stackedBarsTable = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export function StackedBarsExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <BarChart data={stackedBarsYear} title={stackedBarsTable.label}>
            <CartesianGrid stroke={theme.line} vertical={false} />
            <XAxis dataKey="month" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis orientation={theme.isRtl ? 'right' : 'left'} stroke={theme.muted} width={44} />
            <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
            <Legend />
            {Object.keys(branches).map((name, at) => (
              <Bar key={name} dataKey={name} stackId="all" fill={theme.colour(at)} />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...stackedBarsTable} />
    </>
  );
}

const parts = ways.map((name, at) => ({ name, value: shares[at] ?? 0 }));

const lyingBarsTable = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export function LyingBarsExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <BarChart data={parts} layout="vertical" title={lyingBarsTable.label}>
            <XAxis type="number" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis
              type="category"
              dataKey="name"
              width={64}
              orientation={theme.isRtl ? 'right' : 'left'}
              stroke={theme.muted}
            />
            <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
            <Bar dataKey="value" name="Payments" fill={theme.colour(1)} radius={4} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...lyingBarsTable} />
    </>
  );
}

const doughnutTable = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export function DoughnutExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <PieChart title={doughnutTable.label}>
            <Pie
              data={parts.map((part, at) => ({ ...part, fill: theme.colour(at) }))}
              dataKey="value"
              innerRadius="55%"
              stroke={theme.surface}
            />
            <Tooltip />
            <Legend />
          </PieChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...doughnutTable} />
    </>
  );
}

const radialTable = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export function RadialExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <RadialBarChart
            data={parts.map((part, at) => ({ ...part, fill: theme.colour(at) }))}
            innerRadius="25%"
            title={radialTable.label}
          >
            <PolarAngleAxis type="number" domain={[0, 100]} tick={false} />
            <RadialBar dataKey="value" background={{ fill: theme.line }} />
            <Tooltip />
            <Legend />
          </RadialBarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...radialTable} />
    </>
  );
}

const points = skills.map((skill, at) => ({ skill, Riders: riders[at], Lorries: lorries[at] }));

const radarTable = {
  label: 'Riders and lorries in points',
  of: 'Quality',
  labels: skills,
  series: { Riders: riders, Lorries: lorries },
};

export function RadarExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <RadarChart data={points} title={radarTable.label}>
            <PolarGrid stroke={theme.line} />
            <PolarAngleAxis dataKey="skill" />
            <Radar dataKey="Riders" stroke={theme.colour(0)} fill={theme.tint(0)} />
            <Radar dataKey="Lorries" stroke={theme.colour(2)} fill={theme.tint(2)} />
            <Tooltip />
            <Legend />
          </RadarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...radarTable} />
    </>
  );
}

const scatterPoints = deliveries.map(([km, price]) => ({ km, price }));

const scatterTable = {
  label: 'Shillings of deliveries by kilometres',
  of: 'Kilometres',
  labels: deliveries.map(([km]) => km),
  series: { Shillings: deliveries.map(([, price]) => price) },
};

export function ScatterExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <ScatterChart title={scatterTable.label}>
            <CartesianGrid stroke={theme.line} />
            <XAxis type="number" dataKey="km" name="Kilometres" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis
              type="number"
              dataKey="price"
              name="Shillings"
              orientation={theme.isRtl ? 'right' : 'left'}
              stroke={theme.muted}
              width={44}
            />
            <Tooltip />
            <Scatter data={scatterPoints} fill={theme.colour(3)} />
          </ScatterChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...scatterTable} />
    </>
  );
}

const mixedYear = months.map((month, at) => ({ month, Nairobi: nairobi[at], Costs: costs[at] }));

const mixedTable = {
  label: 'Takings and costs in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Nairobi: nairobi, Costs: costs },
};

export function MixedExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <ComposedChart data={mixedYear} title={mixedTable.label}>
            <CartesianGrid stroke={theme.line} vertical={false} />
            <XAxis dataKey="month" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis orientation={theme.isRtl ? 'right' : 'left'} stroke={theme.muted} width={44} />
            <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
            <Legend />
            <Bar dataKey="Nairobi" fill={theme.colour(0)} radius={[4, 4, 0, 0]} />
            <Line dataKey="Costs" stroke={theme.colour(2)} strokeWidth={2} />
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...mixedTable} />
    </>
  );
}
