import type { Call } from '@kazi/simulation/call';
import { type Email, getEmail, isIn, listEmails } from '@kazi/simulation/email';
import { useQueryClient } from '@tanstack/react-query';
import { answerOf, useChange } from '../../calls/use-answer.ts';
import { type EmailSearch, listQuery } from '../search.ts';

/**
 * A call that changes mails by their ids. It shows in the list of the address and in the open mail before it is
 * answered; a mail that no longer belongs into the list leaves it.
 */
export function useMailChange<Input extends { emailIds: number[] }, Output>(
  call: Call<Input, Output>,
  search: EmailSearch,
  changeOf: (input: Input) => (mail: Email) => Email,
) {
  const queries = useQueryClient();
  const query = listQuery(search);
  const listKey = answerOf(listEmails, query).queryKey;
  const openKey = answerOf(getEmail, { ...query, id: search.mail ?? 0 }).queryKey;
  const { folder, label } = query;
  const belongs = (mail: Email) => isIn(folder, mail) && (!label || mail.labels.includes(label));

  const { mutate } = useChange(call, {
    changes: [listEmails, getEmail],
    optimistic: (input) => {
      const list = queries.getQueryData(listKey);
      const open = queries.getQueryData(openKey);
      const change = changeOf(input);
      const changed = (mail: Email) => (input.emailIds.includes(mail.id) ? change(mail) : mail);
      if (list) queries.setQueryData(listKey, { ...list, emails: list.emails.map(changed).filter(belongs) });
      if (open) queries.setQueryData(openKey, { ...open, ...changed(open) });
      return () => {
        queries.setQueryData(listKey, list);
        queries.setQueryData(openKey, open);
      };
    },
  });
  return (input: Input) => {
    if (input.emailIds.length > 0) mutate(input);
  };
}
