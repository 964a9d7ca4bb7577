import { cents } from '@kazi/contract/cents';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { SeedContext } from '../context.ts';
import { data } from '../sample.ts';

/** Each owner of a project lets the managers of its team promise rewards: enough for every reward of the sample. */
const amounts = { per_month: cents(150_000_00), per_task: cents(30_000_00), currency: 'KES' };

/** Gives the sample's managers their budgets, as from the beginning. */
export async function giveBudgets(
  tx: Tx,
  { cast, since }: Pick<SeedContext, 'cast' | 'since'>,
): Promise<void> {
  const managers = new Set(data.people.filter(({ role }) => role === 'manager').map((person) => person.as));
  const given = data.projects.flatMap(({ owner, team }) =>
    team.members.filter((as) => managers.has(as)).map((as) => [cast.get(owner), cast.get(as)] as const),
  );
  for (const [payer, holder] of given)
    if (payer && holder)
      await tx
        .insertInto('budgets')
        .values({
          ...amounts,
          tenant_id: tx.tenant,
          id: newId(),
          payer_id: payer.id,
          holder_id: holder.id,
          created_at: since,
          updated_at: since,
        })
        .execute();
}
