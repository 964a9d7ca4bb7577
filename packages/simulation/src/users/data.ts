import { isoDaysFromToday, isoMinutesAgo } from '../core/days.ts';
import { readSample } from '../core/samples.ts';
import { seeded, seededBetween, seededOf } from '../core/seeded.ts';
import { firstPerson } from '../people/first-person.ts';
import { furtherName, people } from '../people/people.ts';
import { type Account, type Activity, type Device, noticeEvents, type UserProject } from './account.ts';
import { billings, type Plan, plans, type User, userRoles } from './contract.ts';
import samples from './samples.json' with { type: 'json' };

const seatsOf: Record<Plan, number> = { basic: 3, team: 10, company: 25, enterprise: 100 };
const periodDays = 30;

/** What the users' pages are made of, taken from by seed. */
interface Samples {
  projects: readonly (readonly [name: string, client: string])[];
  happened: readonly (readonly [kind: Activity['kind'], detail: string])[];
  devices: readonly { browser: string; system: string; device: string }[];
  places: readonly [string, ...string[]];
  countries: readonly [string, ...string[]];
  statuses: readonly [User['status'], ...User['status'][]];
  companies: readonly [string, ...string[]];
}

const { projects, happened, devices, places, countries, statuses, companies } = readSample<Samples>(samples);

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
  someOf(seed, happened, 5).map(([kind, detail], at) => ({
    id: at + 1,
    // The last of it today, however early the reader comes.
    at: isoMinutesAgo(40 + at * seededBetween(seed + at, 1_000, 3_000)),
    kind,
    detail,
  }));

const devicesOf = (seed: number): Device[] =>
  someOf(seed, devices, 3).map((device, at) => ({
    id: at + 1,
    ...device,
    place: seededOf(seed + at, places),
    lastSeen: isoMinutesAgo(20 + at * (3 * 24 * 60 - 45)),
    isCurrent: false,
  }));

/** The more telling comes first of each two that name themselves alike. */
const browsers = ['Firefox', 'Edg', 'Chrome', 'Safari'] as const;
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const;

/** What the demo is looked at with. */
function thisDevice(): Device {
  const { userAgent } = navigator;
  const found = (names: readonly string[]) => names.find((name) => userAgent.includes(name));
  const browser = found(browsers) ?? 'Chrome';
  return {
    id: 9,
    browser: browser === 'Edg' ? 'Edge' : browser,
    system: found(systems) ?? 'Linux',
    device: found(['iPhone', 'iPad']) ?? '',
    place: places[0],
    lastSeen: isoMinutesAgo(0),
    isCurrent: true,
  };
}

/** What stands on a user's page beside the user, always the same for the same one. */
export function accountOf({ id, company, country, currentPlan, fullName }: User): Account {
  const seats = seatsOf[currentPlan];
  return {
    tasksDone: seededBetween(id, 40, 1900),
    projectsDone: seededBetween(id + 50, 3, 60),
    memberSince: isoDaysFromToday(
      -(id === 1 ? firstPerson.joinedDaysAgo : seededBetween(id + 100, 120, 1500)),
    ),
    usage: {
      seats: { used: seededBetween(id + 150, 1, seats), limit: seats },
      storageGb: { used: seededBetween(id + 200, 1, seats * 2), limit: seats * 2 },
      requests: { used: seededBetween(id + 250, 100, seats * 1000), limit: seats * 1000 },
    },
    projects: projectsOf(id),
    activity: activityOf(id),
    hasTwoSteps: seeded(id + 300) > 0.5,
    // Nobody looks at the demo from the devices of others.
    devices: [...(id === 1 ? [thisDevice()] : []), ...devicesOf(id)],
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
    notices: noticeEvents.map((event, at) => ({
      event,
      email: at !== 1,
      browser: seeded(id + 600 + at) > 0.5,
      app: true,
    })),
  };
}

const sampleUsers = 50;

/** One of the sample people as far as there are any; somebody without a picture after that. */
function personAt(at: number) {
  const person = people[at];
  if (person) {
    const { fullName, username, email, company, avatar } = person;
    return { fullName, username, email, company, avatar, country: 'Kenya' };
  }
  const fullName = furtherName(at - people.length);
  const username = fullName.toLowerCase().replace(' ', '.');
  return {
    fullName,
    username,
    email: `${username}@mail.example`,
    company: seededOf(at, companies),
    avatar: '',
    country: seededOf(at + 200, countries),
  };
}

/** The fifty users; the first is the managing director, an admin. */
export const users = (): User[] =>
  Array.from({ length: sampleUsers }, (_, at) => ({
    id: at + 1,
    ...personAt(at),
    role: at === 0 ? 'admin' : seededOf(at + 100, userRoles),
    contact:
      at === 0
        ? firstPerson.phone
        : `+254 7${seededBetween(at + 300, 10, 29)} 000 ${seededBetween(at + 400, 100, 999)}`,
    currentPlan: at === 0 ? firstPerson.plan.ofUser : seededOf(at + 500, plans),
    status: at === 0 ? 'active' : seededOf(at + 600, statuses),
    billing: seededOf(at + 700, billings),
  }));
