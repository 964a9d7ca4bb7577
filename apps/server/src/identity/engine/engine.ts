import { passwordMaxLength, passwordMinLength } from '@kazi/contract/limits';
import { betterAuth } from 'better-auth';
import { newId } from '../../database/ids.ts';
import { idleSeconds } from '../sessions/sessions.ts';
import { callersDatabase } from './callers-database.ts';
import type { Passwords } from './passwords.ts';

const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

/**
 * better-auth on our tables, for what must be right: logins, one-time links, sessions. Its own HTTP
 * routes are not mounted; the calls of the contract use it instead.
 */
export function openEngine(secret: string, passwords: Passwords) {
  return betterAuth({
    secret,
    appName: 'Kazi',
    database: { db: callersDatabase, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: { database: { generateId: () => newId(), validateSchema: false } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      password: { hash: passwords.hash, verify: ({ hash, password }) => passwords.isRight(password, hash) },
    },
    user: { modelName: 'logins', fields: { ...times, emailVerified: 'email_verified' } },
    account: {
      modelName: 'login_accounts',
      fields: {
        ...times,
        userId: 'login_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    session: {
      modelName: 'login_sessions',
      expiresIn: idleSeconds,
      fields: {
        ...times,
        userId: 'login_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      additionalFields: {
        tenantId: { type: 'string', required: true, input: false, fieldName: 'tenant_id' },
        version: { type: 'number', required: true, input: false, fieldName: 'session_version' },
      },
    },
    verification: {
      modelName: 'login_verifications',
      fields: { ...times, expiresAt: 'expires_at' },
      storeIdentifier: 'hashed',
    },
  });
}
