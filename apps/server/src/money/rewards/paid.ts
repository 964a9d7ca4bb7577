import type { Cents } from '@kazi/contract/cents';
import { type RawBuilder, sql } from 'kysely';
import { walletCurrency } from '../books/accounts.ts';

type Part = RawBuilder<unknown>;

/** Within a query: what a person was paid as the reward of a task, in the wallet's currency. */
export const rewardPaid = ({ tenant, task, person }: { tenant: Part; task: Part; person: Part }) =>
  sql<Cents>`coalesce((select sum(w.amount) from rewards w
    where w.tenant_id = ${tenant} and w.task_id = ${task} and w.agent_id = ${person}
      and w.resolution = 'released' and w.currency = ${walletCurrency}), 0)::bigint`;
