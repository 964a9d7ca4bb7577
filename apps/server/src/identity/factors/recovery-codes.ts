import { randomInt } from 'node:crypto';
import { lockById } from '../../database/by-id.ts';
import type { Tx } from '../../database/tenancy.ts';
import { hashOfToken } from '../token.ts';

const codes = 10;
/** 31^24 codes are 118 bits: beyond any guessing from a plain hash, for which ASVS asks for 112. */
const letters = 24;
/** Without those that are mistaken for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const newCode = () => Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join('');
const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');
const bare = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Makes ten codes that stand for a factor once each, in place of those before. They can be read this once only. */
export async function makeRecoveryCodes(tx: Tx, user: string): Promise<string[]> {
  await lockById(tx, 'users', user);
  await dropRecoveryCodes(tx, user);
  const made = Array.from({ length: codes }, newCode);
  await tx
    .insertInto('recovery_codes')
    .values(made.map((code) => ({ tenant_id: tx.tenant, user_id: user, code: hashOfToken(code) })))
    .execute();
  return made.map(grouped);
}

/** Whether this is one of the user's codes, which is then spent. */
export async function spendRecoveryCode(tx: Tx, user: string, typed: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .where('code', '=', hashOfToken(bare(typed)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Makes every recovery code of the user void. */
export async function dropRecoveryCodes(tx: Tx, user: string): Promise<void> {
  await tx
    .deleteFrom('recovery_codes')
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .execute();
}
