import { authentication } from './authentication/handlers.ts';
import { countries } from './countries/handlers.ts';
import { preferences } from './preferences/handlers.ts';
import { profiles } from './profiles/handlers.ts';
import { sessions } from './sessions/handlers.ts';
import { users } from './users/handlers.ts';

export { loginOf } from './authentication/queries.ts';
export { openLogins } from './engine/logins.ts';
export { limitGuessing } from './guessing.ts';
export { type PersonRow, personAt, presentPerson } from './people.ts';
export { presentPreference } from './preferences/present.ts';
export { preferencesOf } from './preferences/queries.ts';
export { hashOfToken } from './token.ts';
export { addUser } from './users/add.ts';
export { countUsers } from './users/queries.ts';
export { findViewer } from './viewer.ts';

/** The calls of identity. */
export const identity = { authentication, countries, preferences, profiles, sessions, users };
