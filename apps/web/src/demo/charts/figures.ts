/** What a chart shows and its table lists. */
export interface Figures {
  label: string;
  /** What the labels are. */
  of: string;
  labels: (string | number)[];
  /** By name, a figure for each label. */
  series: Record<string, number[]>;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const byMonth = <Series extends Figures['series']>(label: string, series: Series) => ({
  label: `${label} in thousands of shillings`,
  of: 'Month',
  labels: months,
  series,
});

// A year of a small firm with three branches.
const nairobi = [420, 380, 510, 560, 610, 590, 640, 700, 660, 720, 780, 910];
const mombasa = [310, 290, 340, 330, 360, 420, 480, 510, 430, 400, 450, 620];
const kisumu = [180, 210, 190, 230, 260, 250, 240, 280, 300, 310, 330, 390];
const costsByMonth = [350, 340, 400, 420, 470, 450, 480, 500, 490, 520, 540, 600];

export const takings = byMonth('Takings', { Nairobi: nairobi });
export const kisumuTakings = byMonth('Takings of Kisumu', { Kisumu: kisumu });
export const costs = byMonth('Costs', { Costs: costsByMonth });
export const takingsAndCosts = byMonth('Takings and costs', { Nairobi: nairobi, Costs: costsByMonth });
export const branches = byMonth('Takings of three branches', {
  Nairobi: nairobi,
  Mombasa: mombasa,
  Kisumu: kisumu,
});

export const payments = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ['M-Pesa', 'Bank', 'Wallet', 'Cash'],
  series: { Payments: [58, 21, 14, 7] },
} satisfies Figures;

export const qualities = {
  label: 'Riders and lorries in points',
  of: 'Quality',
  labels: ['Speed', 'Care', 'Price', 'Reach', 'Service'],
  series: { Riders: [80, 65, 90, 55, 70], Lorries: [50, 85, 60, 95, 65] },
} satisfies Figures;

/** Kilometres and shillings. */
export const trips: [number, number][] = [
  [2, 150],
  [4, 220],
  [5, 260],
  [7, 330],
  [9, 390],
  [12, 520],
  [14, 560],
  [18, 700],
  [21, 790],
  [25, 940],
];
export const deliveries = {
  label: 'Shillings of deliveries by kilometres',
  of: 'Kilometres',
  labels: trips.map(([kilometres]) => kilometres),
  series: { Shillings: trips.map(([, price]) => price) },
} satisfies Figures;

/** The figures as a row for each label, which it has as `name`. */
export const tableRows = ({ labels, series }: Figures) =>
  labels.map(
    (name, at): Record<string, string | number | undefined> => ({
      name,
      ...Object.fromEntries(Object.entries(series).map(([one, values]) => [one, values[at]])),
    }),
  );
