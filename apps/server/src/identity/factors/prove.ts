import type { PasskeyAssertion } from '@kazi/contract/identity';
import type { Tx } from '../../database/tenancy.ts';
import { badInput } from '../../refuse.ts';
import type { Services } from '../../services.ts';
import { type Owner, spendCode } from './authenticator.ts';
import { type FactorChange, noteChange } from './commands.ts';
import { spendPasskey } from './passkeys.ts';
import { recoveryCodesOf } from './queries.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

/** One of these. */
export interface FactorProof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: PasskeyAssertion | undefined;
}

/** Spends what proves a second factor of this user. Throws 400, with nothing spent, where it proves none of theirs. */
export async function proveFactor(
  tx: Tx,
  services: Services,
  owner: Owner,
  { code, recoveryCode, passkey }: FactorProof,
): Promise<void> {
  if (passkey && (await spendPasskey(tx, services, passkey)) !== owner.id)
    throw badInput({ passkey: 'own-passkey' });
  if (code && !(await spendCode(tx, services, owner.id, { code })))
    throw badInput({ code: 'current-app-code' });
  if (!recoveryCode) return;
  if (!(await spendRecoveryCode(tx, owner.id, recoveryCode)))
    throw badInput({ recoveryCode: 'unused-recovery-code' });
  const left = await recoveryCodesOf(tx, { tenant: tx.tenant, user: owner.id });
  const says: FactorChange['says'] = (t) => t('factorChanged.codeUsed', { count: left });
  await noteChange(tx, owner, { verb: 'recovery-code-used', says }, services.publicUrl);
}
