import type { Preference, User, WorkspaceSettings } from '@kazi/contract/identity';
import type { Generated } from 'kysely';
import type { GeneratedJson, Moment } from './columns.ts';

interface Logins {
  id: string;
  name: string;
  email: string;
  email_verified: Generated<boolean>;
  image: string | null;
  /** Sessions of an earlier version have ended. */
  session_version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

interface LoginAccounts {
  id: string;
  account_id: string;
  provider_id: string;
  login_id: string;
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Date | null;
  refresh_token_expires_at: Date | null;
  scope: string | null;
  created_at: Moment;
  updated_at: Moment;
}

interface LoginSessions {
  id: string;
  token: string;
  login_id: string;
  tenant_id: string;
  session_version: Generated<number>;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  /** When its holder last proved who they are. */
  confirmed_at: Moment;
  /** Its login was by an OpenID provider that vouched for a second factor. */
  factor_at_provider: Generated<boolean>;
  created_at: Moment;
  updated_at: Moment;
}

/** Tokens of a session beside its current one. */
interface LoginSessionTokens {
  tenant_id: string;
  token: string;
  session_id: string;
  created_at: Moment;
  /** Null until it is first used. */
  replaced_at: Date | null;
}

interface LoginDevices {
  tenant_id: string;
  id: string;
  login_id: string;
  token: string;
  ip_address: string;
  user_agent: string;
  created_at: Moment;
  used_at: Moment;
  /** Until then it is not asked for a second factor. */
  trusted_until: Date | null;
}

interface Authenticators {
  tenant_id: string;
  user_id: string;
  /** Sealed, see `seal`. */
  secret: string;
  confirmed_at: Date | null;
  last_step: Generated<number>;
  created_at: Moment;
}

interface RecoveryCodes {
  tenant_id: string;
  user_id: string;
  code: string;
}

interface Passkeys {
  tenant_id: string;
  id: string;
  user_id: string;
  name: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
  created_at: Moment;
  used_at: Date | null;
}

interface LoginVerifications {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Moment;
  updated_at: Moment;
}

interface SsoStarts {
  tenant_id: string;
  state_hash: string;
  challenge: string;
  expires_at: Date;
}

interface Users {
  tenant_id: string;
  id: string;
  login_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  country: string | null;
  role_id: string;
  status: Generated<User['status']>;
  last_seen_at: Date | null;
  created_at: Moment;
  updated_at: Moment;
}

interface UserAvatars {
  tenant_id: string;
  user_id: string;
  file_id: string;
}

interface Profiles {
  tenant_id: string;
  id: string;
  user_id: string;
  type: 'personal' | 'business';
  name: string;
  description: Generated<string>;
  phone: string | null;
  country: string | null;
  version: Generated<number>;
  created_at: Moment;
}

interface UserPreferences {
  tenant_id: string;
  id: string;
  user_id: string;
  /** What differs from the defaults. */
  settings: GeneratedJson<Partial<Omit<Preference, 'id' | 'user'>>>;
  updated_at: Moment;
}

interface FirstOwnerLinks {
  tenant_id: string;
  token_hash: string;
  created_at: Moment;
  letter_hash: string | null;
}

interface RightGrants {
  tenant_id: string;
  id: string;
  user_id: string;
  rights: string[];
  /** Null where nobody of the workspace let them in. */
  given_by: string | null;
  how: 'operator' | 'invitation' | 'registration' | 'readmission' | 'role' | 'rights';
  at: Moment;
}

interface WorkspaceSettingsTable {
  tenant_id: string;
  admission: Generated<WorkspaceSettings['admission']>;
  mail_domains: Generated<string[]>;
  clients_assign_any_agent: Generated<boolean>;
  version: Generated<number>;
}

export interface IdentityTables {
  logins: Logins;
  login_accounts: LoginAccounts;
  login_sessions: LoginSessions;
  login_session_tokens: LoginSessionTokens;
  login_devices: LoginDevices;
  login_verifications: LoginVerifications;
  sso_starts: SsoStarts;
  authenticators: Authenticators;
  recovery_codes: RecoveryCodes;
  passkeys: Passkeys;
  users: Users;
  user_avatars: UserAvatars;
  profiles: Profiles;
  user_preferences: UserPreferences;
  first_owner_links: FirstOwnerLinks;
  right_grants: RightGrants;
  workspace_settings: WorkspaceSettingsTable;
}
