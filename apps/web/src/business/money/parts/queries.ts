import type { Payment } from '@kazi/contract/money';
import { openPaymentStatuses } from '@kazi/contract/money/words';
import { useQuery } from '@tanstack/react-query';
import { serverOnly } from '../../../api/kept/only-kept.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useAbility } from '../../../session/ability.tsx';
import { currentSession, useSignedIn } from '../../../session/session.ts';
import { useList } from '../../../shell/list/use-list.ts';

/** Where a live update may not reach (a stream that broke, a hidden tab), an open payment is asked about this often. */
const askAgainMs = 4000;

/** The currency in which wallets are topped up, emptied and shopped with. */
export const accountCurrency = 'KES';

/**
 * The accounts of the user logged in: what they can spend, and what waits for work to be accepted. Nothing is decided
 * upon what only this device has kept: `isLookedAt` is for where it may be shown all the same.
 */
export function useOwnAccounts({ isLookedAt = false } = {}) {
  const { user } = useSignedIn();
  const shown = useQuery(ownAccountsOptions(user.id));
  const query = isLookedAt ? shown : serverOnly(shown);
  const own = query.data?.items.filter(({ currency }) => currency === accountCurrency);
  return {
    ...query,
    primary: own?.find(({ kind }) => kind === 'primary'),
    onHold: own?.find(({ kind }) => kind === 'on-hold'),
  };
}

/** Whether money comes in to the user for their work, rather than being paid out by them for that of others. */
export const useIsPaid = (): boolean => !useAbility().can('create', 'Project');

const ownAccountsOptions = (user: string) =>
  api.money.accounts.ofUser.queryOptions({ input: { id: user }, meta: { kept: true } });

/** Asks for what the wallet begins with. */
export async function askForOwnAccounts(): Promise<void> {
  const session = currentSession();
  if (session) await queryClient.prefetchQuery(ownAccountsOptions(session.user.id));
}

/** Money in and out of an account in each of the last twelve months, this one last. */
export const useMonths = (account: string) =>
  useQuery(
    api.money.accounts.months.queryOptions({
      input: { id: account },
      select: ({ items }) => items,
      meta: { kept: true },
    }),
  );

interface PaymentFilter {
  of?: 'me' | 'all';
  status?: Payment['status'][] | undefined;
  kind?: Payment['kind'] | undefined;
}

/** The payments that match, newest first, page by page. */
export const usePayments = (filter: PaymentFilter) =>
  useList(api.money.payments.list, (cursor) => ({ ...filter, cursor }));

/** A payment with its steps, followed until it is decided. */
export const usePayment = (id: string) =>
  useQuery(
    api.money.payments.get.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => state.data && isOpen(state.data) && askAgainMs,
    }),
  );

/** What a payment or a purchase changes. */
export const moneyMoved = ['payment', 'account'] as const;

/** The query of a payment, which each call upon it answers anew. */
export const paymentKey = ({ id }: { id: string }) => api.money.payments.get.queryKey({ input: { id } });

/** Statuses from which a payment can still move. */
export const openStatuses: Payment['status'][] = [...openPaymentStatuses];

/** Whether a payment may still move. */
export const isOpen = ({ status }: Pick<Payment, 'status'>): boolean => openStatuses.includes(status);

/** The rewards that wait on an account, and the work they wait for. */
export const useHeld = (account: string) =>
  useQuery(
    api.money.accounts.held.queryOptions({
      input: { id: account },
      select: ({ items }) => items,
      meta: { kept: true },
    }),
  );
