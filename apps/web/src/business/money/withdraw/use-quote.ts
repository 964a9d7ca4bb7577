import { noCents } from '@kazi/contract/cents';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import type { WithdrawalInput } from './operations.ts';

type QuoteInput = Pick<WithdrawalInput, 'operation' | 'beneficiary' | 'amount'>;

const nothing: QuoteInput = { operation: 'send-to-mpesa', beneficiary: '', amount: noCents };

const quoteOf = ({ operation, beneficiary, amount }: QuoteInput) =>
  api.money.payments.quote.queryOptions({
    input: { operation, beneficiary, amount },
    staleTime: 0,
  });

/** What a withdrawal would cost, asked for as soon as beneficiary and amount are known. */
export const useQuote = (input: QuoteInput | undefined) =>
  useQuery({
    ...quoteOf(input ?? nothing),
    enabled: input !== undefined,
    // While another amount is asked about, the lines stay where they are.
    ...(input && { placeholderData: keepPreviousData }),
  });

/** The same, as it is at this moment. */
export const askQuote = (input: QuoteInput) => queryClient.fetchQuery(quoteOf(input));
