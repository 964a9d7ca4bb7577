import { personOf } from '../people/people.ts';
import { type AbilityRule, accounts, type DemoUser } from './contract.ts';

export interface Account extends DemoUser {
  password: string;
}

/** An admin may do everything; a client reads the access control page, and what everybody may read. */
export const abilities: Record<DemoUser['role'], AbilityRule[]> = {
  admin: [{ action: 'manage', subject: 'all' }],
  client: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
};

function accountOf(person: number, role: DemoUser['role']): Account {
  const { fullName, avatar } = personOf(person);
  return { id: person, fullName, avatar, username: role, role, ability: abilities[role], ...accounts[role] };
}

export const sampleAccounts = (): Account[] => [accountOf(1, 'admin'), accountOf(7, 'client')];
