import { seededBetween, seededOf } from '../core/seeded.ts';
import { firstPerson } from '../people/first-person.ts';
import { furtherName } from '../people/further-names.ts';
import { people } from '../people/people.ts';
import { billings, plans, type User, userRoles } from './contract.ts';

const sampleUsers = 50;

const countries = ['Kenya', 'Kenya', 'Kenya', 'Uganda', 'Tanzania', 'Rwanda', 'Ethiopia'] as const;
const statuses = ['active', 'active', 'active', 'inactive', 'pending'] as const;
const companies = [
  'Savanna Freight',
  'Ziwa Fresh Foods',
  'Jenga Nyumba',
  'Afya Bora Clinics',
  'Highland Tea Growers',
  'Duka Letu',
  'Pwani Safaris',
  'Hesabu & Partners',
] as const;

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
