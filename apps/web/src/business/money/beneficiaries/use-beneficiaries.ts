import type { Beneficiary } from '@kazi/contract/money';
import { useQueries } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

const { bankAccounts, mobileWallets, pesalinkBeneficiaries } = api.money;
/** My beneficiaries of every kind, the newest first. */
export function useBeneficiaries() {
  return useQueries({
    queries: [
      mobileWallets.list.queryOptions(),
      pesalinkBeneficiaries.list.queryOptions(),
      bankAccounts.list.queryOptions(),
    ],
    combine: (lists) => {
      const [wallets, pesalink, banks] = lists;
      const isComplete = wallets.data && pesalink.data && banks.data;
      return {
        data: isComplete && newestFirst([...wallets.data.items, ...pesalink.data.items, ...banks.data.items]),
        error: lists.find(({ error }) => error)?.error,
        isPending: lists.some(({ isPending }) => isPending),
        refetch: () => {
          for (const list of lists) if (list.error) list.refetch();
        },
      };
    },
  });
}

const newestFirst = (beneficiaries: Beneficiary[]) =>
  beneficiaries.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
