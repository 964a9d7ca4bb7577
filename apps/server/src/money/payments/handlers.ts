import { type PaymentOpened, paymentOpened, type Withdrawal } from '@kazi/contract/money';
import { phoneOf } from '@kazi/payment-rails';
import type { Db, Tx } from '../../database/tenancy.ts';
import { once } from '../../http/once/once.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { toPage } from '../../page.ts';
import { refuse } from '../../refuse.ts';
import { readerIn } from '../../texts/reader.ts';
import { sentence } from '../../texts/sentence.ts';
import { findBeneficiary } from '../beneficiaries/queries.ts';
import { limitsIn } from '../limits/queries.ts';
import { receiptFile } from '../statements/receipt.ts';
import { approve, cancel, refusePayment } from './approve.ts';
import { mayList, mayPay, maySeeAll } from './policy.ts';
import { presentOpened, presentPayment } from './present.ts';
import { findPayment, paymentKeys, paymentPage, standingIn } from './queries.ts';
import { quoteOf } from './quote.ts';
import { stepsOf } from './rows.ts';
import { topUp } from './topup.ts';
import { withdraw } from './withdraw.ts';

const calls = authed.money.payments;
const answer = paymentOpened;

async function show(db: Db, { viewer, services }: AuthedContext, id: string): Promise<PaymentOpened> {
  const row = await findPayment(db, viewer, id);
  const shown = { viewer, standing: await standingIn(db, viewer), addresses: services.addresses };
  return presentOpened(row, await stepsOf(db, viewer.tenant, id), shown);
}

function refuseUnlessPayer({ viewer }: AuthedContext): void {
  if (!mayPay(viewer)) throw refuse('may-not', { what: 'make-payments' });
}

/** A prompt interrupts the owner of a phone, no matter who asks and whether it is answered. */
async function countPrompt({ services, viewer }: AuthedContext, typed: string): Promise<void> {
  const phone = phoneOf(typed);
  if (!phone) return; // the call itself refuses it
  await services.throttle.count('prompt-by-person', viewer.user.id);
  await services.throttle.count('prompt-to-phone', phone);
}

type NewWithdrawal = Omit<Parameters<typeof withdraw>[2], 'operation'>;

/** The four withdrawals differ in their operation only. */
function withdrawBy(
  operation: Withdrawal,
  { input, context }: { input: NewWithdrawal; context: AuthedContext },
) {
  refuseUnlessPayer(context);
  return once(context, { call: operation, input, answer }, async (tx) =>
    show(tx, context, await withdraw(tx, context, { ...input, operation })),
  );
}

/** A decision on a payment that waits, and the payment after it. */
function decide(context: AuthedContext, id: string, act: (tx: Tx) => Promise<void>) {
  return context.write(async (tx) => {
    await act(tx);
    return show(tx, context, id);
  });
}

export const payments = {
  topup: calls.topup.handler(({ input, context }) => {
    refuseUnlessPayer(context);
    const before = () => countPrompt(context, input.phone);
    return once(context, { call: 'mpesa-topup', input, answer, before }, async (tx) =>
      show(tx, context, await topUp(tx, context, input)),
    );
  }),

  toBank: calls.toBank.handler((call) => withdrawBy('bank-transfer', call)),
  toPesalinkPhone: calls.toPesalinkPhone.handler((call) => withdrawBy('pesalink-to-phone', call)),
  toPesalinkAccount: calls.toPesalinkAccount.handler((call) => withdrawBy('pesalink-to-account', call)),
  toMpesa: calls.toMpesa.handler((call) => withdrawBy('send-to-mpesa', call)),

  quote: calls.quote.handler(({ input: { operation, beneficiary: id, amount }, context }) => {
    const { viewer, services } = context;
    refuseUnlessPayer(context);
    return context.readShown(async (db) => {
      const beneficiary = await findBeneficiary(db, viewer, { id });
      const limits = await limitsIn(db, viewer.tenant);
      const asked = { rails: services.rails, limits, operation, beneficiary, amount };
      const { problem, ...quote } = await quoteOf(db, viewer, asked);
      return { ...quote, problem: problem && sentence(readerIn(context.language), problem) };
    });
  }),

  list: calls.list.handler(async ({ input, context: { readShown, viewer, services } }) => {
    if (input.of === 'all' && !maySeeAll(viewer))
      throw refuse('may-not', { what: 'see-the-payments-of-everybody' });
    if (!mayList(viewer)) throw refuse('may-not', { what: 'see-payments' });
    const [rows, standing] = await readShown(async (db) => [
      await paymentPage(db, viewer, input),
      await standingIn(db, viewer),
    ]);
    const shown = { viewer, standing, addresses: services.addresses };
    const present = (row: (typeof rows)[number]) => presentPayment(row, shown);
    return toPage(rows, input.limit, { keys: paymentKeys, present });
  }),

  get: calls.get.handler(({ input: { id }, context }) => context.readShown((db) => show(db, context, id))),

  approve: calls.approve.handler(({ input: { id }, context }) =>
    decide(context, id, (tx) => approve(tx, context.viewer, id)),
  ),
  refuse: calls.refuse.handler(({ input: { id, reason }, context }) =>
    decide(context, id, (tx) => refusePayment(tx, context.viewer, id, reason)),
  ),
  cancel: calls.cancel.handler(({ input: { id }, context }) =>
    decide(context, id, (tx) => cancel(tx, context.viewer, id)),
  ),

  receipt: calls.receipt.handler(({ input: { id }, context: { readShown, viewer, language, timeZone } }) =>
    readShown(async (db) =>
      receiptFile(db, viewer.tenant, await findPayment(db, viewer, id), readerIn(language, timeZone)),
    ),
  ),
};
