import { type Answer, on } from '../core/answers.ts';
import { contains, pageOf } from '../core/lists.ts';
import { readSample } from '../core/samples.ts';
import { seededBetween, seededOf } from '../core/seeded.ts';
import { sampleState } from '../core/state.ts';
import { furtherName, people } from '../people/people.ts';
import { allStaff, listStaff, type StaffRecord } from './contract.ts';
import samples from './samples.json' with { type: 'json' };

const rows = 100;

const { posts, cities } = readSample<Record<'posts' | 'cities', [string, ...string[]]>>(samples);

/** Name, job, address and town: of a sample person as far as there are any, of somebody else after that. */
function personAt(at: number) {
  const person = people[at];
  if (person) {
    const { fullName, jobTitle, email, city, username } = person;
    return { full_name: fullName, post: jobTitle, email, city, avatar: `${username}.svg` };
  }
  const name = furtherName(at - people.length);
  return {
    full_name: name,
    post: seededOf(at, posts),
    email: `${name.toLowerCase().replace(' ', '.')}@staff.example`,
    city: seededOf(at + 200, cities),
    avatar: '',
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function startDate(at: number, experience: number): string {
  const month = twoDigits(seededBetween(at + 300, 1, 12));
  const day = twoDigits(seededBetween(at + 400, 1, 28));
  return `${month}/${day}/${2025 - experience}`;
}

function salary(at: number): string {
  const cents = seededBetween(at + 500, 960_000, 4_800_000);
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** The hundred people of the staff. */
const staff = (): StaffRecord[] =>
  Array.from({ length: rows }, (_, at) => {
    const experience = seededBetween(at + 600, 1, 12);
    return {
      responsive_id: '',
      id: at + 1,
      ...personAt(at),
      start_date: startDate(at, experience),
      salary: salary(at),
      age: String(21 + experience + seededBetween(at + 700, 0, 24)),
      experience: experience === 1 ? '1 Year' : `${experience} Years`,
      status: seededBetween(at + 800, 1, 5),
    };
  });

const state = sampleState(() => ({ staff: staff() }));

export const answers: readonly Answer[] = [
  on(allStaff, () => state().staff),

  on(listStaff, ({ query }) => {
    const allData = state().staff;
    const found = allData.filter(({ full_name, post, email, age, salary, start_date }) =>
      contains(query('q'), full_name, post, email, age, salary, start_date),
    );
    return {
      allData,
      invoices: pageOf(found, query('page'), query('perPage'), 10),
      total: found.length,
    };
  }),
];
