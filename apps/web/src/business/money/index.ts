export { BankSelect } from './beneficiaries/bank-select-later.ts';
export { FromBefore, isFromBefore } from './parts/from-before.tsx';
export { useIsPaid, useOwnAccounts } from './parts/queries.ts';
export { useOnce } from './parts/use-once.ts';
export { WalletFigures } from './parts/wallet-figures.tsx';
export { AmountLines } from './payments/payment-parts.tsx';
