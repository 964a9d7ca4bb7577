import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { seal, unsealByAny } from '../../config/sealed.ts';
import { everySecret, type SecretFor } from '../../config/secret.ts';
import type { Tx } from '../../database/tenancy.ts';
import { refuse } from '../../refuse.ts';
import type { Services } from '../../services.ts';

/** Whose factor it is. */
export interface Owner {
  id: string;
  email: string;
}

const stepSeconds = 30;
/** How many steps a device's clock may be off: one, to either side (RFC 6238 5.2). */
const window = 1;
const secretBytes = 20;

const purpose = 'second factor';
const aboutOf = (tx: Tx, user: string) => `${tx.tenant} ${user}`;

const appOf = (secret: Secret, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: stepSeconds });

/**
 * Begins with an authenticator app: gives the secret to type in, and the address that a QR code shows. Throws 409 where
 * one counts already, which goes on counting.
 */
export async function beginAuthenticator(tx: Tx, secretFor: SecretFor, { id, email }: Owner, issuer: string) {
  const secret = new Secret({ size: secretBytes });
  const values = {
    secret: seal(secret.base32, secretFor(purpose), aboutOf(tx, id)),
    confirmed_at: null,
    last_step: 0,
  };
  const kept = await tx
    .insertInto('authenticators')
    .values({ tenant_id: tx.tenant, user_id: id, ...values })
    .onConflict((at) =>
      at
        .columns(['tenant_id', 'user_id'])
        .doUpdateSet(values)
        .where('authenticators.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!kept) throw refuse('authenticator-exists');
  return { secret: secret.base32, uri: appOf(secret, issuer, email).toString() };
}

/**
 * Whether the code is the app's of now, used for the first time; it is then spent. With `first`, of an app that has
 * given no code yet, which counts from then on. Throws 409 where no master secret of the server opens the app's own:
 * no code could be right then.
 */
export async function spendCode(
  tx: Tx,
  { secretFor, log }: Pick<Services, 'secretFor' | 'log'>,
  user: string,
  { code, first = false }: { code: string; first?: boolean },
): Promise<boolean> {
  const row = await tx
    .selectFrom('authenticators')
    .select(['secret', 'last_step'])
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .where('confirmed_at', first ? 'is' : 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const about = aboutOf(tx, user);
  const opened = unsealByAny(row.secret, everySecret(secretFor, purpose), about)?.text;
  if (!opened) {
    log.error(
      { user },
      'The secret of an authenticator app cannot be opened: neither AUTH_SECRET nor AUTH_SECRET_OLD is the master secret of then',
    );
    throw refuse('authenticator-unreadable');
  }
  const delta = appOf(Secret.fromBase32(opened), '', '').validate({ token: code, window });
  if (delta === null) return false;
  const step = Math.floor(Date.now() / 1000 / stepSeconds) + delta;
  if (step <= row.last_step) return false;
  await tx
    .updateTable('authenticators')
    .set({
      last_step: step,
      ...(first && { confirmed_at: sql<Date>`now()` }),
      // By the newest key, so that a former master secret can go once its apps have been used.
      secret: seal(opened, secretFor(purpose), about),
    })
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .execute();
  return true;
}
