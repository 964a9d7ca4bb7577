export { type Ability, abilityOf, covers, reachesAll } from './ability.ts';
export { builtInPermissions, builtInRules, isPlain } from './roles.ts';
export { action, approveRefusal, rule, subject } from './schema.ts';
export {
  type Action,
  actions,
  isRoleName,
  type RoleName,
  type Rule,
  roleNames,
  type SecondPersonRefusal,
  type Subject,
  secondPersonRefusals,
  subjects,
} from './words.ts';
