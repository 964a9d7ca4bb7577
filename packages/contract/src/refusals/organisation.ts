import { refusal } from './kinds.ts';

/** What calls of organisation are refused for. */
export const organisation = {
  'already-in-workspace': refusal(409),
  'built-in-role-name': refusal(409),
  'last-manager': refusal(409),
  'role-in-use': refusal(409, { count: 'count' }),
  'role-in-invitations': refusal(409, { count: 'count' }),
  'team-name-taken': refusal(409, { name: 'text' }),
  'role-name-taken': refusal(409, { name: 'text' }),
  'permission-name-taken': refusal(409, { name: 'text' }),
  'project-key-taken': refusal(409, { key: 'text' }),
  'app-key-taken': refusal(409, { key: 'text' }),
  'app-key-former': refusal(409, { key: 'text' }),
  'invitation-closed': refusal(409),
  'join-link-ended': refusal(409),
};
