import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import * as z from 'zod';
import type { Answer } from './api.ts';
import { api } from './api.ts';
import type { TestApp } from './app.ts';
import type { TestUser } from './factories/user.ts';

type Server = Pick<TestApp, 'address'>;

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
export async function phone(server: Server, number: string) {
  const answer = await fetch(`${server.address}/dev/phone.json?phone=${number}`);
  return onPhone.parse(await answer.json());
}

/** Answers the prompt that waits on a phone; waits for it to come. */
export async function answerPrompt(
  server: Server,
  reference: string,
  answer: 'approve' | 'decline' | 'timeout',
) {
  const { status } = await fetch(`${server.address}/dev/phone/answer`, {
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
