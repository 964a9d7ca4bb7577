import type { statementFormats } from '@kazi/contract/money/words';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { saveFile } from '../../../shell/save-file.ts';

interface StatementInput {
  /** The account. */
  id: string;
  /** Days, both with. */
  from: string;
  to: string;
  format: (typeof statementFormats)[number];
}

/** Has a statement made, and saves it. */
export const useDownload = (
  options: Pick<UseMutationOptions<File, Error, StatementInput>, 'meta' | 'onError'> = {},
) =>
  useMutation({
    ...options,
    mutationFn: (input: StatementInput) => client.money.accounts.statement(input),
    onSuccess: saveFile,
  });
