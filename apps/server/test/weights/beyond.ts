import type { Api } from '../api.ts';
import { kes } from '../factories/paid-work.ts';
import type { Given } from './always.ts';
import type { Scene } from './scene.ts';

/** A call of somebody, the owner of the workspace where nobody is named. */
export interface Asked extends Given {
  as?: Api;
}

interface Sides {
  /** Answered without proof. */
  below: readonly Asked[];
  /** Each asks for it. */
  beyond: readonly Asked[];
}

const at = ({ _id, version }: { _id: string; version: number }) => ({ _id, version });

/** Of each call that asks for proof where something holds, calls on either side of it. */
export const beyond: Readonly<Record<string, (scene: Scene) => Sides>> = {
  'PUT /users/{id}': ({ active, waiting, waitingAdmin, suspended }) => {
    const change = (id: string, body: object): Asked => ({ in: { id }, body });
    return {
      below: [change(active, { firstName: 'Zuri', phone: null }), change(waiting, { status: 'active' })],
      beyond: [
        change(active, { role: 'agent' }),
        change(active, { phone: '+254712345678' }),
        change(active, { status: 'suspended' }),
        change(suspended, { status: 'active' }),
        change(waitingAdmin, { status: 'active' }),
      ],
    };
  },
  'PUT /auth/password': ({ simple, careful }) => {
    const change = ({ as, password }: typeof simple): Asked => ({
      as,
      body: { current: password, password: 'a long way to Kisumu' },
    });
    return { below: [change(simple)], beyond: [change(careful)] };
  },
  'PUT /user-preference/{id}': ({ client, stranger, preferences }) => {
    const change = (body: object): Asked => ({ as: client.as, in: { id: preferences.client }, body });
    const lower = { confirmRewardsFrom: 4_999_00 };
    return {
      below: [
        change({ skin: 'dark' }),
        change({ confirmRewardsFrom: 5_000_00 }),
        { as: stranger.as, in: { id: preferences.stranger }, body: lower },
      ],
      beyond: [
        change({ confirmRewardsFrom: 5_000_01 }),
        change({ skin: 'dark', confirmRewardsFrom: 90_000_00 }),
      ],
    };
  },
  'POST /invitations': () => {
    const invite = (role: string): Asked => ({ body: { email: `${role}@example.com`, role } });
    return {
      below: ['client', 'agent', 'employee', 'Reader'].map(invite),
      beyond: ['owner', 'admin', 'manager', 'Paymaster', 'Recruiter'].map(invite),
    };
  },
  'POST /invitations/bulk-creation': () => {
    const invite = (role: string): Asked => ({
      body: { people: [{ email: `many-${role}@example.com` }], role },
    });
    return {
      below: ['client', 'agent', 'employee', 'Reader'].map(invite),
      beyond: ['owner', 'admin', 'manager', 'Paymaster', 'Recruiter'].map(invite),
    };
  },
  'POST /invitations/{id}/resend': ({ invitations }) => ({
    below: [{ in: { id: invitations.agent }, body: {} }],
    beyond: [{ in: { id: invitations.admin }, body: {} }],
  }),
  'PUT /budgets/{id}': ({ client: { as }, budget: { id } }) => {
    const change = (version: number, body: object): Asked => ({ as, in: { id }, body: { version, ...body } });
    return {
      below: [change(1, { perMonth: 9_000_00 }), change(2, { perTask: 4_000_00 })],
      beyond: [change(1, { perMonth: 11_000_00 }), change(1, { perMonth: 9_000_00, perTask: 6_000_00 })],
    };
  },
  'PUT /budgets/app/{id}/pay-rule': ({ client: { as }, shop: { app } }) => {
    const choose = (payRule: string): Asked => ({ as, in: { id: app.id }, body: { payRule } });
    return { below: [choose('by-hand')], beyond: [choose('when-approved')] };
  },
  'PUT /accounts/onhold-to-primary/{id}': ({ client: { as }, onHold }) => ({
    below: [{ as, in: { id: onHold.small }, body: {} }],
    // Two rewards, each of less than the amount.
    beyond: [{ as, in: { id: onHold.large }, body: { confirmedReward: kes(6_000) } }],
  }),
  'POST /employees': () => {
    const hire = (number: string, more: object): Asked => ({
      body: { number, firstName: 'Ann', lastName: 'Otieno', joinedOn: '2026-01-01', ...more },
    });
    return {
      below: [hire('N1', {})],
      beyond: [
        hire('N2', { terms: { salary: 100_000_00 } }),
        hire('N3', { payTo: { method: 'mpesa', phone: '+254712345678' } }),
      ],
    };
  },
  'PUT /employees/{id}': ({ employee: { id }, stranger }) => {
    const change = (version: number, body: object): Asked => ({ in: { id }, body: { version, ...body } });
    return {
      below: [change(1, { jobTitle: 'Driver' }), change(2, { joinedOn: '2026-01-01', leftOn: null })],
      beyond: [
        { payTo: { method: 'wallet' } },
        { user: stranger.id },
        { leftOn: '2026-12-31' },
        { joinedOn: '2025-12-31' },
        { residence: 'non-resident' },
        { kraPin: 'A999999999Z' },
        { disability: { certificate: 'C1', until: '2030-01-01' } },
      ].map((body) => change(1, body)),
    };
  },
  'POST /employees/{id}/leave': ({ employee: { id } }) => {
    const enter = (kind: string, day: string): Asked => ({
      in: { id },
      body: { kind, from: day, to: day, days: 1 },
    });
    return { below: [enter('annual', '2026-05-06')], beyond: [enter('unpaid', '2026-05-07')] };
  },
  'DELETE /leave/{id}': ({ leave }) => ({
    below: [{ in: { id: leave.annual } }],
    beyond: [{ in: { id: leave.unpaid } }],
  }),
  'POST /tasks': ({ shop, agent, client: { as } }) => {
    const add = (more: object): Asked => ({ as, body: { app: shop.app.id, title: 'Sell boots', ...more } });
    return {
      below: [add({}), add({ reward: kes(4_999), assignees: [agent.id] })],
      beyond: [add({ reward: kes(5_000) }), add({ reward: kes(90_000), assignees: [agent.id] })],
    };
  },
  'PUT /tasks/{id}': ({ tasks, agent, member, client: { as } }) => {
    const change = (task: { _id: string; version: number }, body: object): Asked => ({
      as,
      in: { id: task._id },
      body: { version: task.version, ...body },
    });
    return {
      below: [
        change(tasks.plain, { title: 'Sell sandals', status: 'todo' }),
        change(tasks.small, { reward: kes(4_500), assignees: [agent.id, member.id] }),
        change(tasks.large, { reward: kes(5_500), title: 'Sell slippers' }),
      ],
      beyond: [
        change(tasks.small, { reward: kes(5_000) }),
        change(tasks.large, { assignees: [agent.id] }),
        // What was paid counts: another person would be paid as much again.
        change(tasks.reopened, { assignees: [member.id] }),
        change(tasks.reopened, { reward: kes(3_100) }),
        change(tasks.cancelledLarge, { status: 'todo' }),
        change(tasks.submittedLarge, { status: 'done', confirmedReward: kes(6_000) }),
      ],
    };
  },
  'POST /tasks/bulk-change': ({ tasks, agent, client: { as } }) => {
    const change = (many: readonly { _id: string; version: number }[], body: object, more = {}): Asked => ({
      as,
      body: { tasks: many.map(at), change: body, ...more },
    });
    return {
      below: [change(tasks.halves, { addLabels: ['shop'] }), change([tasks.other], { reward: kes(4_999) })],
      beyond: [
        change(tasks.cheap, { reward: kes(3_000) }),
        change(tasks.halves, { assignees: [agent.id] }),
        change([tasks.cancelled, tasks.cancelledLarge], { status: 'todo' }),
        change(tasks.submittedHalves, { status: 'done' }, { confirmedReward: kes(6_000) }),
      ],
    };
  },
  'POST /tasks/{id}/acceptance': ({ tasks, client: { as } }) => {
    const accept = ({ _id: id, version }: { _id: string; version: number }, shillings: number): Asked => ({
      as,
      in: { id },
      body: { version, confirmedReward: kes(shillings) },
    });
    return { below: [accept(tasks.submitted, 1_000)], beyond: [accept(tasks.submittedLarge, 6_000)] };
  },
  'POST /tasks/{id}/parts': ({ tasks, client: { as } }) => {
    const part = ({ _id: id }: { _id: string }, shillings: number): Asked => ({
      as,
      in: { id },
      body: { amount: kes(shillings) },
    });
    return { below: [part(tasks.submittedParted, 400)], beyond: [part(tasks.submittedLarge, 5_500)] };
  },
  'POST /tasks/{id}/reopening': ({ tasks, client: { as } }) => {
    const reopen = ({ _id: id, version }: { _id: string; version: number }): Asked => ({
      as,
      in: { id },
      body: { version },
    });
    return { below: [reopen(tasks.cancelled)], beyond: [reopen(tasks.cancelledLarge)] };
  },
};
