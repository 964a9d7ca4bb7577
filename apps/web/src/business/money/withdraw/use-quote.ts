import { noCents } from '@kazi/contract/cents';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import type { WithdrawalRequest } from './operations.ts';

type Asked = Pick<WithdrawalRequest, 'operation' | 'beneficiary' | 'amount'>;

const nothing: Asked = { operation: 'send-to-mpesa', beneficiary: '', amount: noCents };

const quoteOf = ({ operation, beneficiary, amount }: Asked) =>
  api.money.payments.quote.queryOptions({
    input: { operation, beneficiary, amount },
    staleTime: 0,
    meta: { quiet: true },
  });

/** What a withdrawal would cost, asked for as soon as receiver and amount are known. */
export const useQuote = (asked: Asked | undefined) =>
  useQuery({
    ...quoteOf(asked ?? nothing),
    enabled: asked !== undefined,
    // While another amount is asked about, the lines stay where they are.
    placeholderData: asked && keepPreviousData,
  });

/** The same, as it is at this moment. */
export const askQuote = (asked: Asked) => queryClient.fetchQuery(quoteOf(asked));
