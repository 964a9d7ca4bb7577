import { type Answer, on } from '../core/answers.ts';
import { daysUntilMarket, isoDaysFromToday, isoMinutesAgo, market } from '../core/days.ts';
import { readSample } from '../core/samples.ts';
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
import samples from './samples.json' with { type: 'json' };

const face = (id: number) => {
  const { fullName, avatar } = personOf(id);
  return { fullName, avatar };
};

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

/** The newest first; `person` is an id, `at` so many minutes ago. */
type Entry = Omit<ActivityEntry, 'person' | 'at'> & { person: number | null; at: number };

const activity = (): ActivityEntry[] =>
  readSample<readonly Entry[]>(samples.activity).map((entry) => ({
    ...entry,
    person: entry.person === null ? null : face(entry.person),
    at: isoMinutesAgo(entry.at),
  }));

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
  on(getTransactions, () => ({ transactions: readSample<Transaction[]>(samples.transactions) })),
  on(getCompanies, () => ({ companies: readSample<SellingCompany[]>(samples.companies) })),
  on(getMarketDay, marketDay),
  on(getActivity, () => ({ activity: activity() })),
  on(getDesignProject, designProject),
];
