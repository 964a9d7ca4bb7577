import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { callsAs, soon } from './calls.ts';
import { aNewcomer } from './newcomer.ts';
import { sample } from './people.ts';

type Calls = Awaited<ReturnType<typeof callsAs>>;

/** Who prepares and pays payroll, and the second person, who approves it. */
export const payrollPeople = async () => ({
  owner: await callsAs(sample.owner),
  admin: await callsAs(sample.admin),
});

export type PayrollPeople = Awaited<ReturnType<typeof payrollPeople>>;

/** An employee with a login, who is paid into their wallet: no receiver that is new. */
export async function aWorker(
  { owner }: Pick<PayrollPeople, 'owner'>,
  wanted: { role?: string; project?: string } = {},
) {
  const worker = await aNewcomer({ role: 'employee', firstName: 'Nekesa', ...wanted });
  const { user } = await callsAs(worker);
  const number = `R${randomUUID().slice(0, 8).toUpperCase()}`;
  const { id }: { id: string } = await owner.send('POST', 'employees', {
    number,
    firstName: worker.firstName,
    lastName: number,
    joinedOn: '2026-01-05',
    user: user.id,
    kraPin: 'A012345678Z',
    identity: { kind: 'national-id', number: '30123456' },
    nssfNumber: '2012345678',
    shaNumber: 'CR1234567890123-4',
    payTo: { method: 'wallet' },
    terms: { salary: 60_000_00 },
  });
  return { ...worker, user, id, number, name: `${worker.firstName} ${number}` };
}

interface NewRun {
  /** The employee. */
  id: string;
  note: string;
  month?: string;
  /** What is paid once; in cents. A bonus unless it says otherwise. */
  earning?: { kind: string; name: string; amount: number; days?: number };
}

/** A run between months for one employee, a draft, with something to pay. Gives its id. */
export async function aDraft(
  { owner }: Pick<PayrollPeople, 'owner'>,
  { id, note, month = '2026-09', earning = { kind: 'bonus', name: 'Bonus', amount: 5_000_00 } }: NewRun,
): Promise<string> {
  const run = await owner.send('POST', 'payroll/runs', { kind: 'off-cycle', month, note, employees: [id] });
  await owner.send('PUT', `payroll/runs/${run.id}/employees/${id}`, { input: { earnings: [earning] } });
  return run.id;
}

async function becomes({ get }: Calls, run: string, status: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const { status: now, progress } = await get(`payroll/runs/${run}`);
        return progress ? 'busy' : now;
      },
      { intervals: soon },
    )
    .toBe(status);
}

/** Calculates a run and marks its changes as reviewed. */
export async function calculate({ owner }: Pick<PayrollPeople, 'owner'>, run: string): Promise<void> {
  const { version } = await owner.get(`payroll/runs/${run}`);
  await owner.send('POST', `payroll/runs/${run}/calculation`, { version });
  await becomes(owner, run, 'calculated');
  await owner.send('PUT', `payroll/runs/${run}/review`, {});
}

/** Brings a draft to its approval. */
export async function approve(people: PayrollPeople, run: string): Promise<void> {
  await calculate(people, run);
  const { version, totals } = await people.owner.get(`payroll/runs/${run}`);
  await people.admin.send('POST', `payroll/runs/${run}/approval`, { version, leaving: totals.leaving });
}

/** Brings a draft to its end: approved, paid and closed. */
export async function close(people: PayrollPeople, run: string): Promise<void> {
  await approve(people, run);
  await people.owner.send('POST', `payroll/runs/${run}/payment`, {}, randomUUID());
  await becomes(people.owner, run, 'paid');
  await people.owner.send('POST', `payroll/runs/${run}/closing`, {});
}

/** The payslip of the only employee of a run. */
export async function payslipIn({ owner }: Pick<PayrollPeople, 'owner'>, run: string): Promise<string> {
  const { items } = await owner.get(`payroll/runs/${run}/employees`);
  return items[0].payslip;
}
