import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import * as z from 'zod';
import type { Tx } from '../src/database/tenancy.ts';
import { sweep } from '../src/money/payments/send.ts';
import type { Answer } from './api.ts';
import { api } from './api.ts';
import type { TestApp } from './app.ts';
import type { TestUser } from './factories/user.ts';

type Server = Pick<TestApp, 'address'>;
type Phones = Pick<TestApp, 'direct'>;

/** What somebody's two accounts have, in cents. */
export async function wallet(server: Server, user: TestUser) {
  const { status, body } = await api(server, user).get(`accounts/user/${user.id}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const [primary, onHold] = body.items;
  return { primary, onHold, has: primary.balance, available: primary.available, held: onHold.balance };
}

/** Posts with an Idempotency-Key, a new one unless it is given. */
export function pay(
  server: Server,
  user: TestUser,
  path: string,
  body: unknown,
  key: string = randomUUID(),
): Promise<Answer> {
  return api(server, user).send(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  });
}

const onPhone = z.object({
  prompts: z.array(z.object({ reference: z.string(), amount: z.number() })),
  texts: z.array(z.object({ text: z.string() })),
});

/** What is on a phone (254…). */
export async function phone(server: Phones, number: string) {
  const answer = await fetch(`${server.direct}/dev/phone.json?phone=${number}`);
  return onPhone.parse(await answer.json());
}

/** Answers the prompt that waits on a phone; waits for it to come. */
export async function answerPrompt(
  server: Phones,
  reference: string,
  answer: 'approve' | 'decline' | 'timeout',
) {
  const { status } = await fetch(`${server.direct}/dev/phone/answer`, {
    method: 'POST',
    body: JSON.stringify({ reference, answer }),
    headers: { 'content-type': 'application/json' },
  });
  expect(status).toBe(200);
}

/** Lets the receivers of somebody's workspace be as if they had been there, and verified, for long. */
export const longAgo = ({ services }: Pick<TestApp, 'services'>, { tenant }: TestUser) =>
  services.database.write(tenant.id, null, async (tx) => {
    await tx
      .updateTable('beneficiaries')
      .set({ changed_at: sql<Date>`now() - interval '2 days'`, verified_at: sql<Date>`now()` })
      .where('tenant_id', '=', tenant.id)
      .execute();
  });

/** Lets the moment have come at which rails are to be asked about the payments of a workspace, as time has passed. */
export const askingIsDue = (tx: Tx) =>
  sql`update graphile_worker._private_jobs set run_at = now()
    where payload->>'tenant' = ${tx.tenant} and payload->>'payment' is not null and locked_at is null`.execute(
    tx,
  );

/** Sweeps the payments, and waits until nothing is left to be done about those of a workspace for now. */
export async function swept({ services }: Pick<TestApp, 'services'>, tenant: string): Promise<void> {
  await sweep(services);
  await vi.waitFor(
    async () => {
      const { rows } = await services.database.shared((db) =>
        sql`select from graphile_worker._private_jobs
          where payload->>'tenant' = ${tenant} and payload->>'payment' is not null and run_at <= now()`.execute(
          db,
        ),
      );
      expect(rows).toEqual([]);
    },
    { timeout: 15_000, interval: 50 },
  );
}
