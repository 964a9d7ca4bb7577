import { expect, vi } from 'vitest';
import { newId } from '../src/database/ids.ts';
import { expectEach, expectMade } from './answers.ts';
import { type Api, api } from './api.ts';
import type { TestApp } from './app.ts';
import { aFund } from './factories/funds.ts';
import { aTenant } from './factories/tenant.ts';
import { aUser } from './factories/user.ts';

/** A workspace whose owner prepares and pays payroll with a wallet of so many shillings, and whose admin approves it. */
export async function aPayroll(app: TestApp, { shillings = 1_000_000 }: { shillings?: number } = {}) {
  const tenant = await aTenant(app);
  const payer = await aUser(app, tenant, { role: 'owner', firstName: 'Njeri' });
  const owner = api(app, payer);
  const approver = await aUser(app, tenant, { role: 'admin', firstName: 'Baraka' });
  const second = api(app, approver);
  await aFund(app, payer, shillings);
  await owner.put('payroll/settings', { version: 1, name: 'Baraka Ltd', payer: 'me' });
  return withSteps({ tenant, payer, approver, owner, second });
}

/** The steps of a run, each waited for, beside who takes them. */
function withSteps<People extends { owner: Api; second: Api }>(people: People) {
  const { owner, second } = people;
  const get = async (id: string) => (await owner.get(`payroll/runs/${id}`)).body;
  const rows = async (id: string, query = '') =>
    (await owner.get(`payroll/runs/${id}/employees?${query}`)).body.items;
  const becomes = (id: string, status: string) =>
    vi.waitFor(async () => expect(await get(id)).toMatchObject({ status, progress: null }), 15_000);
  const calculate = async (id: string) => {
    await expectMade(owner, `payroll/runs/${id}/calculation`, { version: (await get(id)).version });
    await becomes(id, 'calculated');
    return get(id);
  };
  const approval = async (id: string, as = second) => {
    const { version, totals } = await get(id);
    return as.post(`payroll/runs/${id}/approval`, { version, leaving: totals.leaving });
  };
  const review = (id: string, as = owner) => expectEach(as, 200, [['put', `payroll/runs/${id}/review`, {}]]);
  const pay = (id: string, body: object = {}, key: string = newId(), as = owner) =>
    as.send(`payroll/runs/${id}/payment`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
  return {
    ...people,
    get,
    rows,
    becomes,
    calculate,
    approval,
    review,
    pay,
    /** Begins a run and calculates it. */
    async calculated(given: Record<string, unknown>) {
      return calculate((await expectMade(owner, 'payroll/runs', given)).id);
    },
    /** Marks all changes of a calculated run as seen, and has it approved. */
    async approved(id: string) {
      await review(id);
      const answer = await approval(id);
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      return answer.body;
    },
    /** Brings a calculated run to its end. */
    async closed(id: string) {
      await review(id);
      const answer = await approval(id);
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      expect((await pay(id)).status).toBe(201);
      await becomes(id, 'paid');
      return expectMade(owner, `payroll/runs/${id}/closing`, {});
    },
  };
}

/** Lets no receiver of pay count as new any more: such a one gets little on its first day. */
export const settleReceivers = ({ services }: TestApp, tenant: { id: string }): Promise<void> =>
  services.database.write(tenant.id, null, async (tx) => {
    await tx
      .updateTable('employees')
      .set({ pay_changed_at: new Date('2026-01-01T00:00:00Z') })
      .where('tenant_id', '=', tenant.id)
      .execute();
  });
