export { countryNames } from './countries/country-names.ts';
export { useProfiles } from './profiles/use-profiles.ts';
export { useRoleName } from './users/role-names.ts';
export { RoleSelect } from './users/role-select.tsx';
export { UserTabs } from './users/user-tabs.tsx';
