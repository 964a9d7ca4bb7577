import type { JobHandler } from '../jobs/job.ts';
import { accounts } from './accounts/handlers.ts';
import { bankAccounts, mobileWallets, pesalinkBeneficiaries } from './beneficiaries/handlers.ts';
import { verifyHandler } from './books/verify.ts';
import { payments } from './payments/handlers.ts';
import { paymentHandlers } from './payments/send.ts';
import { textHandler } from './phone/send-text.ts';
import { products } from './products/handlers.ts';
import { reconciliation } from './reconciliation/handlers.ts';

export { type AccountName, accountOf } from './books/accounts.ts';
export { openLedger } from './books/ledger.ts';
export { openWith } from './books/opening.ts';
export { transfer } from './books/transfer.ts';
export { mountCallbacks } from './payments/callbacks.ts';
export { mountPhone } from './phone/phone-pages.ts';
export { openTexts } from './phone/texts.ts';
export { openRails } from './rails/open.ts';
export { clearedTransfer } from './reconciliation/commands.ts';
export { accountsShown, heldOn } from './rewards/held-on.ts';
export { returnRewards } from './rewards/return-all.ts';
export { type RewardedTask, settleReward } from './rewards/settle.ts';

/** The calls of money; the release of what is on hold is an acceptance of work, and so comes from there. */
export const money = {
  accounts,
  bankAccounts,
  pesalinkBeneficiaries,
  mobileWallets,
  payments,
  products,
  reconciliation,
};

/** What runs the jobs of money. */
export const moneyJobs: JobHandler[] = [...paymentHandlers, textHandler, verifyHandler];
