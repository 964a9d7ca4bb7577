import { createHmac, randomInt } from 'node:crypto';
import { sameSecret } from '@kazi/payment-rails';
import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { readerOf, workspaceName } from '../../identity/index.ts';
import { sendText } from '../phone/send-text.ts';
import { recordChange } from './commands.ts';
import type { BeneficiaryRow } from './queries.ts';

const lastsMinutes = 10;
const mostTries = 5;

/** A code is short enough to guess from a plain hash, so only a keyed one is stored. */
const hashOf = (secret: string, id: string, code: string) =>
  createHmac('sha256', secret).update(`${id} ${code}`).digest('base64url');

/** Sends a new code to a wallet's phone. It replaces the earlier one. */
export async function sendCode(tx: Tx, wallet: BeneficiaryRow, secret: string): Promise<void> {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  await tx
    .updateTable('beneficiaries')
    .set({
      code_hash: hashOf(secret, wallet.id, code),
      code_until: sql<Date>`now() + make_interval(mins => ${lastsMinutes})`,
      code_tries: 0,
    })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', wallet.id)
    .execute();
  const { t } = await readerOf(tx, { user: wallet.user_id });
  // Marks of direction would keep phones from finding the code, and old ones show them as boxes.
  const asItIs = { interpolation: { escapeValue: false } };
  await sendText(tx, {
    phone: wallet.phone ?? '',
    text: t('phoneCode', {
      code,
      workspace: await workspaceName(tx, tx.tenant),
      minutes: lastsMinutes,
      ...asItIs,
    }),
  });
}

/** What a typed code is: over where it has expired, or was tried too often. */
export type CodeCheck = 'verified' | 'wrong' | 'over';

/**
 * Checks a code. A wrong try is counted, which the caller must commit. The code ends after five tries, ten minutes or
 * a success.
 */
export async function checkCode(
  tx: Tx,
  wallet: BeneficiaryRow,
  code: string,
  secrets: readonly string[],
): Promise<CodeCheck> {
  const counted = await tx
    .updateTable('beneficiaries')
    .set({ code_tries: sql<number>`code_tries + 1` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', wallet.id)
    .where('code_until', '>', sql<Date>`now()`)
    .where('code_tries', '<', mostTries)
    .returning('code_hash')
    .executeTakeFirst();
  if (!counted?.code_hash) return 'over';
  const { code_hash } = counted;
  if (!secrets.some((secret) => sameSecret(code_hash, hashOf(secret, wallet.id, code)))) return 'wrong';
  await tx
    .updateTable('beneficiaries')
    .set({ verified_at: sql<Date>`now()`, code_hash: null, code_until: null })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', wallet.id)
    .execute();
  await recordChange(tx, wallet, 'verified');
  return 'verified';
}
