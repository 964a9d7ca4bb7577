import { type Answer, on } from '../core/answers.ts';
import { daysUntilMarket, isoDaysFromToday, isoMinutesAgo, market } from '../core/days.ts';
import { personOf } from '../people/people.ts';
import {
  type ActivityEntry,
  type DesignProject,
  getActivity,
  getCompanies,
  getDesignProject,
  getMarketDay,
  getTransactions,
  type MarketDay,
  type SellingCompany,
  type Transaction,
} from './contract.ts';

const face = (id: number) => {
  const { fullName, avatar } = personOf(id);
  return { fullName, avatar };
};

const transactions = (): Transaction[] =>
  (
    [
      ['mobile', 'M-Pesa till', '38 payments today', 96_450],
      ['bank', 'Pesalink', 'Savanna Freight, September', -182_000, 'Savanna Freight'],
      ['card', 'Cards', 'Settled by the bank this morning', 54_820],
      ['cash', 'Cash on delivery', 'Riders of Eastlands', 31_700],
      ['mobile', 'M-Pesa paybill', 'Refund to a customer', -3450],
      ['bank', 'Bank transfer', 'Mwangaza Schools, uniforms', 268_400, 'Mwangaza Schools'],
    ] as const
  ).map(([means, title, detail, amount, company], at) => ({
    id: at + 1,
    means,
    title,
    detail,
    amount,
    ...(company && { company }),
  }));

const companies = (): SellingCompany[] =>
  (
    [
      ['Ziwa Fresh Foods', 'Groceries', 1284, 24_300, 1_926_400, 8.1],
      ['Highland Tea Growers', 'Tea and coffee', 946, 18_720, 1_418_900, 12.4],
      ['Mkate Mzuri', 'Bakery', 873, 15_110, 611_250, -2.6],
      ['Jua Kali Electric', 'Solar and lamps', 412, 12_480, 2_184_700, 5.3],
      ['Lamu Dhows', 'Crafts', 168, 9640, 742_300, 17.9],
      ['Afya Bora Clinics', 'Health', 351, 7815, 498_600, -0.8],
    ] as const
  ).map(([name, category, orders, views, revenue, growth], at) => ({
    id: at + 1,
    name,
    category,
    orders,
    views,
    revenue,
    growth,
  }));

const [hour, minute] = market.at;

const marketDay = (): MarketDay => ({
  title: market.title,
  text: 'Forty sellers, one Saturday under the trees. Bring samples, price tags and your till number.',
  startsAt: isoDaysFromToday(daysUntilMarket(), hour, minute),
  endsAt: isoDaysFromToday(daysUntilMarket(), hour, minute + market.minutes),
  place: market.place,
  address: 'Kiambu Road, Nairobi',
  attending: [17, 28, 13, 25].map(face),
  others: 21,
});

const activity = (): ActivityEntry[] => [
  {
    id: 1,
    kind: 'order',
    title: '36 solar lamps ordered',
    detail: 'For pick-up in Thika on Friday.',
    person: face(16),
    at: isoMinutesAgo(8),
  },
  {
    id: 2,
    kind: 'payment',
    title: 'An invoice is paid',
    detail: 'Mwangaza Schools, KES 268,400 by bank transfer.',
    person: null,
    at: isoMinutesAgo(12),
  },
  {
    id: 3,
    kind: 'delivery',
    title: 'The Mombasa lorry is under way',
    detail: '14 orders, expected at six in the evening.',
    person: face(8),
    at: isoMinutesAgo(185),
  },
  {
    id: 4,
    kind: 'review',
    title: 'Five stars for the purple tea',
    detail: '“Arrived the same day, and still smells of Kericho.”',
    person: face(23),
    at: isoMinutesAgo(1530),
  },
];

const designProject = (): DesignProject => ({
  title: 'A checkout for small phones',
  text: 'Pay in three taps on a 360-pixel screen, also when the network is slow.',
  labels: ['Figma', 'Research', 'Payments'],
  members: [2, 20, 4, 31].map((id) => ({ ...face(id), jobTitle: personOf(id).jobTitle })),
  dueAt: isoDaysFromToday(24),
  budget: 640_000,
  tasksDone: 17,
  tasks: 26,
});

export const answers: readonly Answer[] = [
  on(getTransactions, () => ({ transactions: transactions() })),
  on(getCompanies, () => ({ companies: companies() })),
  on(getMarketDay, marketDay),
  on(getActivity, () => ({ activity: activity() })),
  on(getDesignProject, designProject),
];
