import { authentication } from './authentication.ts';
import { countries } from './countries.ts';
import { emailChanges } from './email-changes.ts';
import { factors } from './factors.ts';
import { firstOwner } from './first-owner.ts';
import { preferences } from './preferences.ts';
import { profiles } from './profiles.ts';
import { sessions } from './sessions.ts';
import { sso } from './sso.ts';
import { users } from './users.ts';
import { workspaces } from './workspace.ts';

export { type LoginError, login, type SecondFactorNeeded } from './authentication.ts';
export { type Country, country } from './countries.ts';
export type {
  FactorList,
  Passkey,
  PasskeyAssertion,
  PasskeyAttestation,
  TrustedDevice,
} from './factors.ts';
export {
  bookmark,
  clocks,
  dateFormats,
  directions,
  languages,
  type Preference,
  preference,
  skins,
} from './preferences.ts';
export { type Profile, profile } from './profiles.ts';
export { type Session, session } from './sessions.ts';
export {
  countryCode,
  deviceToken,
  type LoginAnswer,
  loginAnswer,
  type Person,
  person,
  type RegistrationError,
  registration,
  type User,
  user,
  userChange,
  userStatus,
} from './users.ts';
export { type Admission, admissions, type NoticeKind, type NoticeWay, noticeKinds } from './words.ts';
export { type WorkspaceSettings, workspace } from './workspace.ts';

/** People: how they register, log in and prove who they are, and what they prefer. */
export const identity = {
  authentication,
  countries,
  emailChanges,
  factors,
  firstOwner,
  preferences,
  profiles,
  sessions,
  sso,
  users,
  workspaces,
};
