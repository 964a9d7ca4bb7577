import { type Cents, cents, minus, plus } from '@kazi/contract/cents';
import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { readerOf, workspaceName } from '../../identity/index.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { walletCurrency as currency } from '../books/accounts.ts';
import { type Spent, usualDayOf } from './queries.ts';

/** What no day is unusual below. */
const floor = cents(50_000_00);
/** How many usual days an unusual one is more than. */
const timesUsual = 3;

interface Leaving {
  payer: string;
  /** What leaves now. */
  amount: Cents;
  /** What has left before, in 24 hours. */
  spent: Record<'person' | 'withdrawn', Spent>;
  /** The most that may leave the wallet in 24 hours. */
  limit: Cents;
}

/**
 * Tells a payer by mail, once in 24 hours, that much more than usual leaves their wallet by rewards and purchases: KES 50,000
 * at least, and either more than three of their usual days or half of all that may leave it. Of withdrawals they are told one
 * by one. The wallet is locked.
 */
export async function tellOfUnusualDay(tx: Tx, { payer, amount, spent, limit }: Leaving): Promise<void> {
  const day = plus(minus(spent.person.sum, spent.withdrawn.sum), amount);
  if (day < floor) return;
  const usual = await usualDayOf(tx, { tenant: tx.tenant, user: payer });
  if (day <= timesUsual * usual && day * 2 < limit) return;
  const first = await tx
    .updateTable('money_accounts')
    .set({ unusual_told_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', payer)
    .where('kind', '=', 'primary')
    .where('currency', '=', currency)
    .where(sql<boolean>`coalesce(unusual_told_at, '-infinity') <= now() - interval '24 hours'`)
    .returning('id')
    .executeTakeFirst();
  if (first) await tell(tx, { payer, amount, day, usual });
}

async function tell(
  tx: Tx,
  { payer, amount, day, usual }: { payer: string; amount: Cents; day: Cents; usual: Cents },
): Promise<void> {
  const people = await tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('tenant_id', '=', tx.tenant)
    .where('id', 'in', [payer, tx.actor ?? payer])
    .execute();
  const who = people.find(({ id }) => id === payer);
  if (!who) return;
  const by = people.find(({ id }) => id === tx.actor) ?? who;
  const reader = await readerOf(tx, { user: payer });
  const { t, money } = reader;
  const says = {
    workspace: await workspaceName(tx, tx.tenant),
    sum: money(day, currency),
    usual: money(usual, currency),
  };
  await sendMail(
    tx,
    who.email,
    letter(reader, {
      subject: t('unusualDay.subject', says),
      paragraphs: [
        t('unusualDay.says', says),
        usual > 0 ? t('unusualDay.usual', says) : t('unusualDay.first'),
        t('unusualDay.last', { name: `${by.first_name} ${by.last_name}`, amount: money(amount, currency) }),
      ],
      note: t('unusualDay.ifNotYou'),
    }),
  );
}
