import type { JobHandler } from '../jobs/job.ts';
import { accounts } from './accounts/handlers.ts';
import { bankAccounts, mobileWallets, pesalinkBeneficiaries } from './beneficiaries/handlers.ts';
import { beneficiaryStops } from './beneficiaries/stops.ts';
import { verifyHandler } from './books/verify.ts';
import { budgets } from './budgets/handlers.ts';
import { limits } from './limits/handlers.ts';
import { payments } from './payments/handlers.ts';
import { paymentHandlers } from './payments/send.ts';
import { textHandler } from './phone/send-text.ts';
import { products } from './products/handlers.ts';
import { reconciliation } from './reconciliation/handlers.ts';

export { availableTo, hasMoney, seesWalletOf, userExists } from './accounts/accounts.ts';
export { normalise } from './beneficiaries/check.ts';
export { masked, maskedPhone } from './beneficiaries/mask.ts';
export { bankAt } from './beneficiaries/present.ts';
export { type AccountName, accountOf, walletCurrency, walletsOf } from './books/accounts.ts';
export { openLedger } from './books/ledger.ts';
export { TransferRefused, transfer } from './books/transfer.ts';
export { verifiedBooks } from './books/verify.ts';
export type { Charge } from './budgets/charge.ts';
export { budgetsOfPart, endBudgets, passBudgets } from './budgets/hand-over.ts';
export { keepsAccounts } from './budgets/policy.ts';
export { budgetsFor, holdsBudget, isBudgeted, payerOf, paysWhenApproved } from './budgets/queries.ts';
export { readMoney } from './gauges.ts';
export { lockOutgoings, mayLeave } from './limits/outgoing.ts';
export { heldLimitsIn } from './limits/queries.ts';
export { fullFrom } from './limits/rules.ts';
export { mountCallbacks } from './payments/callbacks.ts';
export { salaryDecided } from './payments/jobs.ts';
export { failureSentences } from './payments/present.ts';
export { paySalaries } from './payments/salaries.ts';
export { takeBackOfSuspended } from './payments/take-back.ts';
export { mountPhone } from './phone/phone-pages.ts';
export { openTexts } from './phone/texts.ts';
export { openRails } from './rails/open.ts';
export { clearedTransfer } from './reconciliation/commands.ts';
export { isConfirmed, reachesConfirmation } from './rewards/confirm.ts';
export { accountsShown, heldOn } from './rewards/held-on.ts';
export { releaseReward, sweepReleases } from './rewards/jobs.ts';
export { lockRewards } from './rewards/lock.ts';
export { rewardPaid } from './rewards/paid.ts';
export { partsPaid, payBonus, releasePart, settleHeld } from './rewards/parts.ts';
export { type Acceptance, releaseEarned } from './rewards/release.ts';
export { returnRewards } from './rewards/return-all.ts';
export { refuseDisputed } from './rewards/rows.ts';
export { type RewardedTask, settleReward } from './rewards/settle.ts';
export { rewardSums, rewardsOf } from './rewards/sums.ts';

/** The calls of money; the release of what is on hold is an acceptance of work, and so comes from there. */
export const money = {
  accounts,
  bankAccounts,
  pesalinkBeneficiaries,
  mobileWallets,
  beneficiaryStops,
  budgets,
  limits,
  payments,
  products,
  reconciliation,
};

/** What runs the jobs of money. */
export const moneyJobs: JobHandler[] = [...paymentHandlers, textHandler, verifyHandler];
