export { BankSelect } from './beneficiaries/bank-select-later.ts';
export { FromBefore, isFromBefore } from './parts/from-before.tsx';
export { useOwnAccounts } from './parts/queries.ts';
export { useIsPaid } from './parts/use-is-paid.ts';
export { useOnce } from './parts/use-once.ts';
export { WalletFigures } from './parts/wallet-figures.tsx';
export { AmountLines } from './payments/payment-parts.tsx';
