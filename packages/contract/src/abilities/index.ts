export { type Ability, abilityOf, covers, reachesAll } from './ability.ts';
export { builtInRoles, isPlain } from './roles.ts';
export { action, rule, subject } from './schema.ts';
export {
  type Action,
  actions,
  isRoleName,
  type RoleName,
  type Rule,
  roleNames,
  type Subject,
  subjects,
} from './words.ts';
