import { cents } from '@kazi/contract/cents';
import { allowedAddress, type Outcome, type Rail, type Reading, storable } from '@kazi/payment-rails';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '../../config/config.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { Services } from '../../services.ts';
import { raise } from './alerts.ts';
import { callbackPath, hashOfToken } from './callback-address.ts';
import { applyOutcome, change } from './decide.ts';
import { enqueueAskingIn } from './jobs.ts';
import { lockPayment, type PaymentRow } from './rows.ts';

/** A backslash that is written, or an escape of what PostgreSQL's JSON does not take: NUL, and half of a surrogate pair. */
const escapes = /\\\\|\\u0000|\\ud[89a-f][0-9a-f]{2}/g;

/** A body as JSON that can be stored whatever characters it has, in names too: what cannot is written as U+FFFD. */
const storableJson = (body: unknown): string =>
  JSON.stringify(body ?? null).replace(escapes, (found) => (found === '\\\\' ? found : '\\ufffd'));

/** What a notice says, in texts that can be stored. It is read before, as a signature is of what came. */
const storableReading = (reading: Reading): Reading =>
  reading.genuine
    ? {
        ...reading,
        outcome: storableOutcome(reading.outcome),
        uniqueId: storable(reading.uniqueId),
        railReference: maybe(reading.railReference),
      }
    : reading;

function storableOutcome(outcome: Outcome): Outcome {
  if (outcome.state === 'failed')
    return { ...outcome, code: storable(outcome.code), detail: storable(outcome.detail) };
  if (outcome.state === 'unknown') return { ...outcome, detail: storable(outcome.detail) };
  if (outcome.state !== 'succeeded') return outcome;
  const { railReference, receipt, party } = outcome;
  return {
    ...outcome,
    railReference: maybe(railReference),
    receipt: maybe(receipt),
    party: maybe(party),
  };
}

const maybe = (text: string | undefined) => text && storable(text);

const addressParams = z.object({
  rail: z.string().regex(/^[a-z]{1,40}$/),
  tenant: z.uuid(),
  token: z.string().regex(/^[0-9a-f]{64}$/),
});

/** From this amount on an unsigned notice of success is confirmed by asking the rail. */
const confirmedFrom = cents(10_000_00);

/**
 * Receives the rails' callbacks. A notice is believed in layers: its address is a secret of one payment, it comes from
 * an address of the rail, it has the rail's form, and it names this payment's reference, amount and phone; a large
 * success is confirmed by asking. A notice that is not believed is kept, moves nothing and raises an alert.
 */
export function mountCallbacks(app: FastifyInstance, services: Services): void {
  app.post(`${callbackPath}/:rail/:tenant/:token`, async (request, reply) => {
    const named = addressParams.safeParse(request.params);
    const payment = named.success && (await paymentAt(services, named.data));
    if (!payment || !named.success) return reply.code(404).send({ message: 'There is nothing here.' });
    const { tenant, rail: railName } = named.data;
    const origin = { ip: request.ip, requestId: request.id };
    const believed = await services.database.write(
      tenant,
      null,
      (tx) => take(tx, services, { request, railName, payment }),
      origin,
    );
    if (!believed)
      services.refusals.note({
        tenant,
        actor: null,
        origin,
        action: 'not-believed',
        subject: 'payment',
        subjectId: payment,
        detail: { call: `POST ${callbackPath}/${railName}` },
      });
    // The body that Daraja expects; other rails read the status alone.
    return believed
      ? reply.send({ ResultCode: 0, ResultDesc: 'Accepted' })
      : reply.code(403).send({ ResultCode: 1, ResultDesc: 'Not accepted' });
  });
}

async function paymentAt(
  { database }: Services,
  { tenant, token }: { tenant: string; token: string },
): Promise<string | undefined> {
  const payment = await database.read(tenant, (db) =>
    db
      .selectFrom('payments')
      .select('id')
      .where('tenant_id', '=', tenant)
      .where('callback_hash', '=', hashOfToken(token))
      .executeTakeFirst(),
  );
  return payment?.id;
}

interface Notice {
  request: FastifyRequest;
  /** The rail in the address that was called. */
  railName: string;
  payment: string;
}

async function take(
  tx: Tx,
  services: Services,
  { request, railName, payment: id }: Notice,
): Promise<boolean> {
  const payment = await lockPayment(tx, id);
  if (!payment) return false;
  const rail = services.rails.byName(payment.rail);
  const reading = storableReading(readingOf(services.config, { request, railName, rail, payment }));
  const isNew = await storeNotice(tx, request, payment, reading);
  if (!reading.genuine) {
    const text = `A notice for ${payment.reference} was rejected: ${reading.why}.`;
    await raise(tx, { kind: 'notice-not-genuine', payment: id, text });
    return false;
  }
  if (!isNew) return true;
  if (reading.railReference && !payment.rail_reference)
    await change(tx, payment, { rail_reference: reading.railReference });
  if (isToConfirm(rail, payment, reading)) await enqueueAskingIn(tx, id, 0);
  else await applyOutcome(tx, payment, reading.outcome);
  return true;
}

const disbelieved = (why: string): Reading => ({ genuine: false, why });

interface Received {
  request: FastifyRequest;
  /** The rail in the address that was called. */
  railName: string;
  /** The payment's rail, if it is configured. */
  rail: Rail | undefined;
  payment: PaymentRow;
}

function readingOf({ production }: Config, { request, railName, rail, payment }: Received): Reading {
  if (payment.rail !== railName) return disbelieved('It names another rail');
  if (!rail) return disbelieved('The rail is not configured');
  const { callbackAddresses } = rail;
  if (callbackAddresses && production && !allowedAddress(callbackAddresses, request.ip))
    return disbelieved(`${request.ip} is not an address of the rail`);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
  return rail.readCallback(
    { headers, body: request.body, address: request.ip, query: queryOf(request) },
    { ...payment, railReference: payment.rail_reference },
  );
}

const texts = z.record(z.string(), z.string()).catch({});
const queryOf = ({ query }: FastifyRequest) => texts.parse(query);

/** Whether the rail is asked before a notice is believed: it decides nothing, or it speaks of a large success. */
function isToConfirm(
  rail: Rail | undefined,
  payment: PaymentRow,
  { outcome }: Extract<Reading, { genuine: true }>,
): boolean {
  if (outcome.state === 'unknown') return true;
  const isLarge = outcome.state === 'succeeded' && payment.amount >= confirmedFrom;
  return isLarge && rail?.confirms(payment.operation) === true;
}

/** Stores a notice as it came, but for characters that cannot be. False if it is a repetition. */
async function storeNotice(
  tx: Tx,
  request: FastifyRequest,
  payment: PaymentRow,
  reading: Reading,
): Promise<boolean> {
  const stored = await tx
    .insertInto('rail_notices')
    .values({
      tenant_id: tx.tenant,
      id: newId(),
      payment_id: payment.id,
      unique_id: reading.genuine ? reading.uniqueId : request.id,
      genuine: reading.genuine,
      why: reading.genuine ? null : reading.why,
      body: storableJson(request.body),
      address: request.ip,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}
