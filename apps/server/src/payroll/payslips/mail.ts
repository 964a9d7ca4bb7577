import { sql } from 'kysely';
import * as z from 'zod';
import { notify } from '../../activity/index.ts';
import type { Tx } from '../../database/tenancy.ts';
import { readIssuer } from '../../database/workspace-look.ts';
import { isActive, readerOf } from '../../identity/index.ts';
import { defineJob, enqueueAll, handle } from '../../jobs/job.ts';
import { letter } from '../../mail/letter.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { MailAttachment } from '../../ports/mail.ts';
import type { Reader } from '../../texts/reader.ts';
import { monthOf } from '../month.ts';
import { settingsOf } from '../settings/settings.ts';
import { payslipFile } from './pdf.ts';
import { presentOpened } from './present.ts';
import { anyPayslip, type PayslipRow } from './queries.ts';

/** Tells an employee of a payslip that was paid: in the bell, where they have a login, and by mail. */
const mailPayslip = defineJob('payroll-payslip-mail', z.object({ tenant: z.uuid(), payslip: z.uuid() }));

/** Tells each employee who was paid in a run, by a job of their own. */
export async function tellOfPay(tx: Tx, run: string): Promise<void> {
  const rows = await tx
    .selectFrom('payslips')
    .select('id as payslip')
    .where('tenant_id', '=', tx.tenant)
    .where('run_id', '=', run)
    .where('kind', '=', 'pay')
    .where('skipped', '=', false)
    .where('lines', 'is not', null)
    .where('mailed_at', 'is', null)
    .execute();
  await enqueueAll(
    tx,
    mailPayslip,
    rows.map(({ payslip }) => ({ tenant: tx.tenant, payslip })),
  );
}

/** Marks a payslip as mailed. False where it was before. */
async function take(tx: Tx, id: string): Promise<boolean> {
  const taken = await tx
    .updateTable('payslips')
    .set({ mailed_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

const addressesOf = (tx: Tx, employee: string) =>
  tx
    .selectFrom('employees as e')
    .leftJoin('users as u', (on) =>
      on.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'),
    )
    .select(['e.email', 'u.email as login'])
    .where('e.tenant_id', '=', tx.tenant)
    .where('e.id', '=', employee)
    .executeTakeFirst();

export const mailPayslipHandler = handle(
  mailPayslip,
  async ({ tenant, payslip }, { database, workspaces }) => {
    const publicUrl = await workspaces.addressOf(tenant);
    return database.write(tenant, null, async (tx) => {
      const row = await anyPayslip(tx, tenant, payslip);
      if (!row || !(await take(tx, payslip))) return;
      const { email = null, login = null } = (await addressesOf(tx, row.employee_id)) ?? {};
      const user = row.user_id !== null && (await isActive(tx, row.user_id)) ? row.user_id : null;
      if (user) await notify(tx, { kind: 'payslip', people: [user], payslip });
      const to = user ? login : email;
      if (!to) return;
      const { name, lock_payslips: isLocked } = await settingsOf(tx, tenant);
      const isAttached = (isLocked && row.employee.kraPin !== null) || (!isLocked && !user);
      const reader = await readerOf(tx, user ? { user } : { email: to });
      const attachments = isAttached ? [await attachmentOf(tx, row, reader, isLocked)] : [];
      const { t } = reader;
      const month = reader.month(monthOf(row.month));
      const paragraphs = [
        t('payslip.paid', { employer: name ?? t('payslip.employer'), month }),
        ...attachmentWords(t, { isAttached, isLocked, hasLogin: user !== null }),
      ];
      const subject = t('payslip.subject', { month });
      const action = { label: t('payslip.action'), href: `${publicUrl}/payroll/payslips/${payslip}` };
      const words = { subject, paragraphs, ...(user && { action }) };
      await sendMail(tx, to, { ...letter(reader, words), attachments });
    });
  },
);

/** Where the payslip is, and what opens it. */
function attachmentWords(
  t: Reader['t'],
  { isAttached, isLocked, hasLogin }: { isAttached: boolean; isLocked: boolean; hasLogin: boolean },
): string[] {
  if (isAttached) return [t('payslip.attached'), ...(isLocked ? [t('payslip.opensWith')] : [])];
  return hasLogin ? [] : [t('payslip.askFor')];
}

async function attachmentOf(
  tx: Tx,
  row: PayslipRow,
  reader: Reader,
  isLocked: boolean,
): Promise<MailAttachment> {
  const file = await payslipFile(await presentOpened(tx, row), reader, {
    isLocked,
    logo: (await readIssuer(tx, tx.tenant)).logo,
  });
  const content = Buffer.from(await file.arrayBuffer()).toString('base64');
  return { name: file.name, type: file.type, content };
}
