import { isoDaysFromToday } from '../core/days.ts';
import { seeded, seededBetween, seededOf } from '../core/seeded.ts';
import type { Account, Activity, Device, UserProject } from './account.ts';
import type { Plan, User } from './contract.ts';

const seatsOf: Record<Plan, number> = { basic: 3, team: 10, company: 25, enterprise: 100 };
const periodDays = 30;

const projects = [
  ['Stock app for the market', 'Duka Letu'],
  ['Fleet tracker', 'Savanna Freight'],
  ['Clinic booking', 'Afya Bora Clinics'],
  ['Tea quality dashboard', 'Highland Tea Growers'],
  ['Safari website', 'Pwani Safaris'],
  ['School fees by M-Pesa', 'Mwangaza Schools'],
  ['Site diary', 'Jenga Nyumba'],
  ['Loan scoring', 'Tumaini Microcredit'],
] as const;

const happened = [
  ['Accepted 12 tasks', 'Fleet tracker, sprint 9'],
  ['Sent an invoice', 'Invoice 5044 to Ziwa Fresh Foods'],
  ['Invited two people', 'Dorcas Muthoni and Collins Wafula'],
  ['Uploaded the year’s budget', 'budget-2026.xlsx'],
  ['Met the client', 'Jenga Nyumba, Site diary'],
  ['Changed the password', 'From Nairobi'],
] as const;

const notices = [
  'A task is assigned to me',
  'Somebody mentions me',
  'An invoice is paid',
  'A new device logs in',
  'The week in review',
];

const browsers = ['Chrome on Windows', 'Safari on iPhone', 'Firefox on Ubuntu', 'Chrome on Android'] as const;
const places = ['Nairobi, Kenya', 'Mombasa, Kenya', 'Kisumu, Kenya', 'Kampala, Uganda'] as const;
const devices: Record<(typeof browsers)[number], string> = {
  'Chrome on Windows': 'HP ProBook',
  'Safari on iPhone': 'iPhone 15',
  'Firefox on Ubuntu': 'ThinkPad X1',
  'Chrome on Android': 'Tecno Camon 20',
};

/** Some in a row of a list, beginning anywhere in it. */
const someOf = <Item>(seed: number, items: readonly Item[], count: number): Item[] =>
  Array.from({ length: count }, (_, at) => items[(seed + at) % items.length]).filter(
    (item) => item !== undefined,
  );

const projectsOf = (seed: number): UserProject[] =>
  someOf(seed, projects, 5).map(([name, client], at) => {
    const limit = seededBetween(seed * 10 + at, 18, 120);
    return {
      id: at + 1,
      name,
      client,
      tasks: { used: Math.round(limit * seeded(seed * 20 + at)), limit },
      hours: seededBetween(seed * 30 + at, 12, 240),
    };
  });

const activityOf = (seed: number): Activity[] =>
  someOf(seed, happened, 5).map(([what, detail], at) => ({
    id: at + 1,
    at: isoDaysFromToday(-at * seededBetween(seed + at, 1, 3), 16 - at, seededBetween(seed + at, 0, 59)),
    what,
    detail,
  }));

const devicesOf = (seed: number): Device[] =>
  someOf(seed, browsers, 3).map((browser, at) => ({
    id: at + 1,
    browser,
    device: devices[browser],
    place: seededOf(seed + at, places),
    lastSeen: isoDaysFromToday(-at * 3, 8 + at),
    isCurrent: at === 0,
  }));

/** What stands on a user's page beside the user, always the same for the same one. */
export function accountOf({ id, company, country, currentPlan, fullName }: User): Account {
  const seats = seatsOf[currentPlan];
  return {
    tasksDone: seededBetween(id, 40, 1900),
    projectsDone: seededBetween(id + 50, 3, 60),
    memberSince: isoDaysFromToday(-seededBetween(id + 100, 120, 1500)),
    usage: {
      seats: { used: seededBetween(id + 150, 1, seats), limit: seats },
      storageGb: { used: seededBetween(id + 200, 1, seats * 2), limit: seats * 2 },
      requests: { used: seededBetween(id + 250, 100, seats * 1000), limit: seats * 1000 },
    },
    projects: projectsOf(id),
    activity: activityOf(id),
    hasTwoSteps: seeded(id + 300) > 0.5,
    devices: devicesOf(id),
    period: { used: seededBetween(id + 350, 2, periodDays - 2), limit: periodDays },
    card: {
      brand: 'Visa',
      lastDigits: String(seededBetween(id + 400, 1000, 9999)),
      expires: `0${seededBetween(id + 450, 1, 9)}/29`,
    },
    billingAddress: {
      company: company || fullName,
      street: `${seededBetween(id + 500, 2, 98)} Ngong Road`,
      city: 'Nairobi',
      country,
      taxPin: `P05${seededBetween(id + 550, 1_000_000, 9_999_999)}K`,
    },
    notices: notices.map((name, at) => ({
      name,
      email: at !== 1,
      browser: seeded(id + 600 + at) > 0.5,
      app: true,
    })),
  };
}
