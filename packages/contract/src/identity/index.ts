import { authentication } from './authentication.ts';
import { countries } from './countries.ts';
import { preferences } from './preferences.ts';
import { profiles } from './profiles.ts';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

export { type LoginAnswer, type LoginError, login, loginAnswer } from './authentication.ts';
export { type Country, country } from './countries.ts';
export { bookmark, directions, languages, type Preference, preference, skins } from './preferences.ts';
export { type Profile, profile } from './profiles.ts';
export { type Session, session } from './sessions.ts';
export {
  countryCode,
  type Person,
  person,
  registration,
  type User,
  user,
  userChange,
  userStatus,
} from './users.ts';

export const identity = { authentication, countries, preferences, profiles, sessions, users };
