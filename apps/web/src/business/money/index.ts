export { BankSelect } from './beneficiaries/bank-select-later.ts';
export { AmountField } from './parts/amount-field.tsx';
export { FromBefore, isFromBefore } from './parts/from-before.tsx';
export { askForOwnAccounts, useOwnAccounts } from './parts/queries.ts';
export { readAmount, typedAmount } from './parts/read-amount.ts';
export { useAmountCheck } from './parts/use-amount-check.ts';
export { useOnce } from './parts/use-once.ts';
export { WalletFigures } from './parts/wallet-figures.tsx';
export { AmountLines } from './payments/payment-parts.tsx';
