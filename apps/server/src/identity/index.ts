import { authentication } from './authentication/handlers.ts';
import { countries } from './countries/handlers.ts';
import { emailChanges } from './email-changes/handlers.ts';
import { factors } from './factors/handlers.ts';
import { firstOwner } from './first-owner/handlers.ts';
import { preferences } from './preferences/handlers.ts';
import { profiles } from './profiles/handlers.ts';
import { sessions } from './sessions/handlers.ts';
import { sso } from './sso/handlers.ts';
import { sweepIdentityHandler } from './sweep.ts';
import { users } from './users/handlers.ts';
import { workspaces } from './workspace/handlers.ts';

export { proveLogin } from './authentication/prove.ts';
export { loginOf } from './authentication/queries.ts';
export { openLogins } from './engine/logins.ts';
export { offerOwnership } from './first-owner/first-owner.ts';
export { noteComing, noteRights, powersOfRoles } from './grants/note.ts';
export { type Standing, secondPersonRefusal, standingOf } from './grants/second-person.ts';
export { limitGuessing } from './guessing.ts';
export { alreadyRegistered } from './mails.ts';
export {
  everybodyIn,
  makeOwner,
  makePasswordLink,
  type NewOwner,
  type OperatorsMeans,
  readmit,
  type Somebody,
  setPassword,
  somebodyAt,
  suspend,
  takeFactors,
} from './operator/operator.ts';
export { refuseWeakPassword } from './password-strength.ts';
export { type PersonRow, personAt, personJson, presentPerson } from './people.ts';
export { changePreferences, preferencesAmong, readerOf, type Settings } from './preferences/preferences.ts';
export { discoverProvider, openProvider } from './sso/provider.ts';
export { throttle } from './throttle.ts';
export { hashOfToken, newToken } from './token.ts';
export { addUser } from './users/add.ts';
export { anonymiseUser, isUsedElsewhere } from './users/anonymise.ts';
export { putInvited, settleInvited, settleInvitedAt } from './users/invited.ts';
export { mayRemove, maySuspend } from './users/policy.ts';
export { presentUser } from './users/present.ts';
export { countUsers, isActive, otherOwners, searched, seesUser } from './users/queries.ts';
export { claimForRemoval, findUser, markRemoved } from './users/removal.ts';
export { findViewer } from './viewer.ts';
export { mountLogos } from './workspace/logo.ts';
export { insertSettings, workspaceName } from './workspace/workspace.ts';

/** The calls of identity. */
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

/** The handlers of its jobs. */
export const identityJobs = [sweepIdentityHandler];
