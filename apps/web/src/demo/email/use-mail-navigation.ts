import { ask } from '@kazi/simulation/ask';
import { type Email, paginateEmail } from '@kazi/simulation/email';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { type EmailSearch, listQuery } from './search.ts';

/** The link of a mail's row in the list, if the list is visible. */
export const rowLink = (id: number | undefined) =>
  document.querySelector<HTMLElement>(`[data-mail="${id}"] a`);

/** Moves between the list and the mails. */
export function useMailNavigation(search: EmailSearch) {
  const change = useChangeSearch<EmailSearch>();
  const open = (mail: number | undefined) => change({ mail });
  return {
    close: () => open(undefined),

    /** Opens the mail before or after the open one, if there is one. */
    async step(dir: 'previous' | 'next') {
      if (search.mail === undefined) return;
      const neighbour = await ask(paginateEmail, {
        ...listQuery(search),
        dir,
        emailId: search.mail,
      }).catch(() => undefined);
      if (neighbour) await open(neighbour.id);
    },

    /** Opens or focuses the next mail that stays, when the open or focused mail is about to leave the list. */
    advance(list: readonly Email[], gone: readonly Email[]) {
      const ids = new Set(gone.map(({ id }) => id));
      const at = list.findLastIndex(({ id }) => ids.has(id));
      const stays = ({ id }: Email) => !ids.has(id);
      const next = list.slice(at + 1).find(stays) ?? list.slice(0, at).findLast(stays);
      if (search.mail !== undefined && ids.has(search.mail)) void open(next?.id);
      else if (ids.has(focusedMail() ?? 0)) rowLink(next?.id)?.focus();
    },
  };
}

/** Id of the mail whose row has the focus. */
export function focusedMail(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-mail]');
  return row ? Number(row.dataset.mail) : undefined;
}
