import { post } from '../core/call.ts';

export interface AbilityRule {
  action: string;
  subject: string;
}

export interface DemoUser {
  id: number;
  fullName: string;
  username: string;
  email: string;
  avatar: string;
  role: 'admin' | 'client';
  ability: AbilityRule[];
}

export interface DemoLogin {
  userData: DemoUser;
  /** Good for `TOKEN_LIFETIME_MS`. */
  accessToken: string;
  /** Exchanged for a new pair before the first one ends. */
  refreshToken: string;
}

/** Ten minutes. */
export const tokenLifetimeMs = 600_000;

/** The demo's two accounts. They open nothing but sample data. */
export const accounts = {
  admin: { email: 'admin@demo.kazi.example', password: 'admin' },
  client: { email: 'client@demo.kazi.example', password: 'client' },
} as const;

/** An admin may do everything; a client reads the access control page, and what everybody may read. */
export const abilities: Record<DemoUser['role'], AbilityRule[]> = {
  admin: [{ action: 'manage', subject: 'all' }],
  client: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
};

export const signIn = post<{ email: string; password: string }, DemoLogin>('/jwt/login');
export const register = post<{ username: string; email: string; password: string }, DemoLogin>(
  '/jwt/register',
  201,
);
export const refresh = post<{ refreshToken: string }, Pick<DemoLogin, 'accessToken' | 'refreshToken'>>(
  '/jwt/refresh-token',
);
