import { sampleState } from '../core/state.ts';
import { firstPerson } from './first-person.ts';
import { personOf } from './people.ts';

const id = 1;
const { fullName, username, email, company, avatar } = personOf(id);

/** What every app tells of the demo's user. It stands here alone: changed in one app, it is seen in all. */
const sample = {
  fullName,
  username,
  email,
  company,
  avatar,
  country: 'Kenya',
  contact: firstPerson.phone,
  website: 'mawingustudio.example',
};

export const demoUser = sampleState(() => ({ ...sample }));

/** A record of somebody, with what the demo's user has changed of themselves where it is theirs. */
export function withDemoUser<Person extends { id: number }>(person: Person): Person {
  if (person.id !== id) return person;
  const changed = Object.entries(demoUser()).filter(([name]) => name in person);
  return { ...person, ...Object.fromEntries(changed) };
}
