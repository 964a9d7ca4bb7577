import { type Answer, on } from '../core/answers.ts';
import { getActivity, getCompanies, getDesignProject, getMarketDay, getTransactions } from './contract.ts';
import { activity, companies, designProject, marketDay, transactions } from './data.ts';

export const answers: readonly Answer[] = [
  on(getTransactions, () => ({ transactions: transactions() })),
  on(getCompanies, () => ({ companies: companies() })),
  on(getMarketDay, marketDay),
  on(getActivity, () => ({ activity: activity() })),
  on(getDesignProject, designProject),
];
