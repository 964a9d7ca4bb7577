import * as z from 'zod';
import { limiting } from '../refusals/groups.ts';
import { problem } from '../refusals/problems.ts';
import { addition, byId, explanation, fromConfirmation, prose, walletMoney } from '../shared/index.ts';
import { reasonMaxLength } from './limits.ts';
import { task } from './task.ts';

const tag = 'Tasks';

const amount = walletMoney.refine((sum) => sum.amount > 0, {
  ...problem('more-than-zero'),
  path: ['amount'],
});
const words = explanation(reasonMaxLength, 'say-why');

/** What is paid beyond a reward, and why. */
export const newBonus = z.object({ amount, reason: prose(reasonMaxLength).optional() });

/**
 * Payments for a task beside its acceptance. Who may accept its work may release a part of what is held for it, and pay a bonus once
 * it is done; both are final. A dispute freezes what is held until a third person settles it.
 */
export const pay = {
  part: addition('POST', '/tasks/{id}/parts', {
    tag,
    weight: { proofWhere: fromConfirmation },
    summary: 'Release a part of the reward before the work is accepted',
    needsKey: true,
    status: 201,
    refuses: [...limiting, 'part-not-below-held', 'pays-invited', 'reward-in-dispute', 'reward-not-held'],
  })
    .input(byId.extend({ amount }))
    .output(task),
  bonus: addition('POST', '/tasks/{id}/bonuses', {
    tag,
    weight: 'proof',
    summary: 'Pay a bonus for accepted work',
    needsKey: true,
    status: 201,
    refuses: [
      ...limiting,
      'beyond-budget-per-task',
      'bonus-before-acceptance',
      'budget-used-up',
      'nobody-to-pay',
      'pays-invited',
      'reward-beyond-payer',
      'reward-beyond-wallet',
    ],
  })
    .input(byId.extend(newBonus.shape))
    .output(task),
  dispute: addition('POST', '/tasks/{id}/dispute', {
    tag,
    weight: 'light',
    summary: 'Freeze what is held for a task until a third person settles it',
    status: 201,
    refuses: ['nobody-to-settle', 'reward-in-dispute', 'reward-not-held'],
  })
    .input(byId.extend({ reason: words }))
    .output(task),
  settle: addition('POST', '/tasks/{id}/dispute/settlement', {
    tag,
    weight: 'proof',
    summary: 'Settle a dispute: what of the held amount is paid, the rest is returned',
    needsKey: true,
    status: 201,
    refuses: [...limiting, 'no-open-dispute', 'pays-invited', 'settlement-beyond-held'],
  })
    .input(byId.extend({ paid: walletMoney, sentence: words }))
    .output(task),
};
