export { type Ability, abilityOf, covers, reachesAll } from './ability.ts';
export { builtInRoles, isRoleName, type RoleName, roleNames } from './roles.ts';
export { action, rule, subject } from './schema.ts';
export { type Action, actions, type Rule, type Subject, subjects } from './words.ts';
