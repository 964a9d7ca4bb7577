import { personOf } from '../people/people.ts';
import { abilities, accounts, type DemoUser } from './contract.ts';

export interface Account extends DemoUser {
  password: string;
}

function accountOf(person: number, role: DemoUser['role']): Account {
  const { fullName, avatar } = personOf(person);
  return { id: person, fullName, avatar, username: role, role, ability: abilities[role], ...accounts[role] };
}

export const sampleAccounts = (): Account[] => [accountOf(1, 'admin'), accountOf(7, 'client')];
