import type { Preference } from '@kazi/contract/identity';
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
  created_at: Moment;
  updated_at: Moment;
}

interface LoginVerifications {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Moment;
  updated_at: Moment;
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
  status: Generated<'pending' | 'active' | 'suspended'>;
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

export interface IdentityTables {
  logins: Logins;
  login_accounts: LoginAccounts;
  login_sessions: LoginSessions;
  login_verifications: LoginVerifications;
  users: Users;
  user_avatars: UserAvatars;
  profiles: Profiles;
  user_preferences: UserPreferences;
}
