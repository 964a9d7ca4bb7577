import { accounts } from './accounts.ts';
import { bankAccounts, mobileWallets, pesalinkBeneficiaries } from './beneficiaries.ts';
import { budgets } from './budgets.ts';
import { limits } from './limits.ts';
import { payments } from './payments.ts';
import { products } from './products.ts';
import { reconciliation } from './reconciliation.ts';
import { beneficiaryStops } from './stops.ts';

export { type Account, account, type Entry, entry, type Held, held } from './accounts.ts';
export {
  accountNumber,
  type BankAccount,
  type Beneficiary,
  bankAccount,
  bankCode,
  type MobileWallet,
  mobileWallet,
  newBankAccount,
  newMobileWallet,
  newPesalinkBeneficiary,
  type PesalinkBeneficiary,
  pesalinkBeneficiary,
} from './beneficiaries.ts';
export { type Budget, budget, budgetChange, newBudget, type Spending, spending } from './budgets.ts';
export { type MoneyLimits, moneyLimitsChange } from './limits.ts';
export {
  type FailureReason,
  type LimitRule,
  type NewWithdrawal,
  newTopup,
  type Operation,
  type Payment,
  type PaymentOpened,
  type PaymentStatus,
  payment,
  paymentOpened,
  type Quote,
  quote,
  type Withdrawal,
} from './payments.ts';
export { checkedOut, type Product, product } from './products.ts';
export { type Difference, difference } from './reconciliation.ts';

/** Calls about wallets, receivers, payments and what is bought. */
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
