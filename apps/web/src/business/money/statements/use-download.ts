import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { saveFile } from '../parts/save-file.ts';

export const formats = ['csv', 'pdf'] as const;

interface StatementRequest {
  /** The account. */
  id: string;
  /** Days, both inclusive. */
  from: string;
  to: string;
  format: (typeof formats)[number];
}

/** Has a statement made, and saves it. */
export const useDownload = (
  options: Pick<UseMutationOptions<File, Error, StatementRequest>, 'meta' | 'onError'> = {},
) =>
  useMutation({
    ...options,
    mutationFn: (request: StatementRequest) => client.money.accounts.statement(request),
    onSuccess: saveFile,
  });
