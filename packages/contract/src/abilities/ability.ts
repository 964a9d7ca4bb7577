import { createMongoAbility, type MongoAbility } from '@casl/ability';
import type { Action, Rule, Subject } from './words.ts';

/** What somebody can, as CASL asks it: `ability.can(action, subject)`. */
export type Ability = MongoAbility<[Action, Subject]>;

const byDefault: Rule = { action: 'read', subject: 'Auth' };

/** The ability of a list of rules: the one the server checks and the one the web shows or hides by. */
export function abilityOf(rules: readonly Rule[]): Ability {
  return createMongoAbility<Ability>([byDefault, ...rules]);
}

/** Whether `ability` reaches every record of the subject, not only those its holder is a party to. */
export function reachesAll(ability: Ability, subject: Subject): boolean {
  return ability.can('manage', subject);
}

/** Whether `ability` can all that the rules can: a user gives others no more than they have. */
export function covers(ability: Ability, rules: readonly Rule[]): boolean {
  return rules.every(({ action, subject }) => ability.can(action, subject));
}
