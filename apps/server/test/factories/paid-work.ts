import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import { wallet } from '../wallet.ts';
import { type Shop, type Somebody, taskIn } from './shop.ts';

/** What the client of a shop has at first, in cents. */
export const million = 1_000_000_00;

export const kes = (shillings: number) => ({ amount: shillings * 100, currency: 'KES' });

export interface Version {
  _id: string;
  version: number;
}

/** Calls about work of a shop that is paid for. */
export function paidWork(server: Pick<TestApp, 'address'>, shop: Shop) {
  const put = (who: Somebody, { _id, version }: Version, given: object) =>
    who.as.put(`tasks/${_id}`, { version, ...given });
  const post = ({ _id, version }: Version, noun: string, given = {}) =>
    shop.client.as.post(`tasks/${_id}/${noun}`, { version, ...given });
  return {
    put,
    /** A call of the client about a task. */
    post,
    accept: (task: Version, given = {}) => post(task, 'acceptance', given),
    aTask: (given: object, who = shop.client) => taskIn(shop, given, who),

    /** Walks a task to its review, by moves that are open to its assignee. */
    async handedIn(task: Version, worker: Somebody): Promise<Version> {
      let now = task;
      for (const status of ['in-progress', 'in-review']) {
        const answer = await put(worker, now, { status });
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        now = answer.body;
      }
      return now;
    },

    /** A task of the agent with a reward, in review. */
    async submitted(shillings: number): Promise<Version> {
      const given = { reward: kes(shillings), assignees: [shop.agent.id], status: 'in-progress' };
      const { _id } = await taskIn(shop, given);
      return (await shop.agent.as.post(`tasks/${_id}/submission`, { version: 1 })).body;
    },

    async expectBalanced(paid: number): Promise<void> {
      const [payer, worker] = [await wallet(server, shop.client), await wallet(server, shop.agent)];
      expect([worker.has, worker.held]).toEqual([paid, 0]);
      expect(payer.has).toBe(million - paid);
    },
  };
}
