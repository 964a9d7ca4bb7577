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
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useChartTheme } from '../../../charts/chart-theme.ts';
import {
  branches,
  costs,
  deliveries,
  payments,
  qualities,
  tableRows,
  takings,
  takingsAndCosts,
} from '../../../charts/figures.ts';
import { Recharts } from './recharts.tsx';

/** Months along, from where reading begins, and amounts upwards. */
function MonthAxes() {
  const theme = useChartTheme();
  return (
    <>
      <CartesianGrid stroke={theme.line} vertical={false} />
      <XAxis dataKey="name" reversed={theme.isRtl} stroke={theme.muted} />
      <YAxis orientation={theme.isRtl ? 'right' : 'left'} stroke={theme.muted} width={44} />
      <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
    </>
  );
}

export function LineExample() {
  const theme = useChartTheme();
  return (
    <Recharts figures={takings}>
      <LineChart data={tableRows(takings)} title={takings.label}>
        <MonthAxes />
        <Line dataKey="Nairobi" stroke={theme.colour(0)} strokeWidth={2} dot={false} />
      </LineChart>
    </Recharts>
  );
}

export function SeveralLinesExample() {
  const theme = useChartTheme();
  return (
    <Recharts figures={branches}>
      <LineChart data={tableRows(branches)} title={branches.label}>
        <MonthAxes />
        <Legend />
        {Object.keys(branches.series).map((name, at) => (
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
    </Recharts>
  );
}

export function AreaExample() {
  const theme = useChartTheme();
  return (
    <Recharts figures={costs}>
      <AreaChart data={tableRows(costs)} title={costs.label}>
        <MonthAxes />
        <Area type="monotone" dataKey="Costs" stroke={theme.colour(2)} fill={theme.tint(2)} />
      </AreaChart>
    </Recharts>
  );
}

export function StackedAreasExample() {
  const theme = useChartTheme();
  return (
    <Recharts figures={branches}>
      <AreaChart data={tableRows(branches)} title={branches.label}>
        <MonthAxes />
        <Legend />
        {Object.keys(branches.series).map((name, at) => (
          <Area key={name} dataKey={name} stackId="all" stroke={theme.colour(at)} fill={theme.tint(at)} />
        ))}
      </AreaChart>
    </Recharts>
  );
}

export function BarsExample() {
  const theme = useChartTheme();
  return (
    <Recharts figures={takings}>
      <BarChart data={tableRows(takings)} title={takings.label}>
        <MonthAxes />
        <Bar dataKey="Nairobi" fill={theme.colour(0)} radius={[4, 4, 0, 0]} />
      </BarChart>
    </Recharts>
  );
}

export function GroupedBarsExample() {
  const theme = useChartTheme();
  return (
    <Recharts figures={branches}>
      <BarChart data={tableRows(branches)} title={branches.label}>
        <MonthAxes />
        <Legend />
        {Object.keys(branches.series).map((name, at) => (
          <Bar key={name} dataKey={name} fill={theme.colour(at)} />
        ))}
      </BarChart>
    </Recharts>
  );
}

export function StackedBarsExample() {
  const theme = useChartTheme();
  return (
    <Recharts figures={branches}>
      <BarChart data={tableRows(branches)} title={branches.label}>
        <MonthAxes />
        <Legend />
        {Object.keys(branches.series).map((name, at) => (
          <Bar key={name} dataKey={name} stackId="all" fill={theme.colour(at)} />
        ))}
      </BarChart>
    </Recharts>
  );
}

export function HorizontalBarsExample() {
  const theme = useChartTheme();
  return (
    <Recharts figures={payments}>
      <BarChart data={tableRows(payments)} layout="vertical" title={payments.label}>
        <XAxis type="number" reversed={theme.isRtl} stroke={theme.muted} />
        <YAxis
          type="category"
          dataKey="name"
          width={64}
          orientation={theme.isRtl ? 'right' : 'left'}
          stroke={theme.muted}
        />
        <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
        <Bar dataKey="Payments" fill={theme.colour(1)} radius={4} />
      </BarChart>
    </Recharts>
  );
}

/** The parts of a whole, each in a colour of its own. */
function useParts() {
  const theme = useChartTheme();
  return tableRows(payments).map((part, at) => ({ ...part, fill: theme.colour(at) }));
}

export function DoughnutExample() {
  const theme = useChartTheme();
  return (
    <Recharts figures={payments}>
      <PieChart title={payments.label}>
        <Pie data={useParts()} dataKey="Payments" innerRadius="55%" stroke={theme.surface} />
        <Tooltip />
        <Legend />
      </PieChart>
    </Recharts>
  );
}

export function RadialExample() {
  const theme = useChartTheme();
  return (
    <Recharts figures={payments}>
      <RadialBarChart data={useParts()} innerRadius="25%" title={payments.label}>
        <PolarAngleAxis type="number" domain={[0, 100]} tick={false} />
        <RadialBar dataKey="Payments" background={{ fill: theme.line }} />
        <Tooltip />
        <Legend />
      </RadialBarChart>
    </Recharts>
  );
}

export function RadarExample() {
  const theme = useChartTheme();
  return (
    <Recharts figures={qualities}>
      <RadarChart data={tableRows(qualities)} title={qualities.label}>
        <PolarGrid stroke={theme.line} />
        <PolarAngleAxis dataKey="name" />
        <Radar dataKey="Riders" stroke={theme.colour(0)} fill={theme.tint(0)} />
        <Radar dataKey="Lorries" stroke={theme.colour(2)} fill={theme.tint(2)} />
        <Tooltip />
        <Legend />
      </RadarChart>
    </Recharts>
  );
}

export function ScatterExample() {
  const theme = useChartTheme();
  return (
    <Recharts figures={deliveries}>
      <ScatterChart title={deliveries.label}>
        <CartesianGrid stroke={theme.line} />
        <XAxis type="number" dataKey="name" name="Kilometres" reversed={theme.isRtl} stroke={theme.muted} />
        <YAxis
          type="number"
          dataKey="Shillings"
          orientation={theme.isRtl ? 'right' : 'left'}
          stroke={theme.muted}
          width={44}
        />
        <Tooltip />
        <Scatter data={tableRows(deliveries)} fill={theme.colour(3)} />
      </ScatterChart>
    </Recharts>
  );
}

export function MixedExample() {
  const theme = useChartTheme();
  return (
    <Recharts figures={takingsAndCosts}>
      <ComposedChart data={tableRows(takingsAndCosts)} title={takingsAndCosts.label}>
        <MonthAxes />
        <Legend />
        <Bar dataKey="Nairobi" fill={theme.colour(0)} radius={[4, 4, 0, 0]} />
        <Line dataKey="Costs" stroke={theme.colour(2)} strokeWidth={2} />
      </ComposedChart>
    </Recharts>
  );
}
