import { ask } from '@kazi/simulation/ask';
import { type Email, type Folder, paginateEmail } from '@kazi/simulation/email';
import { useTranslation } from 'react-i18next';
import { useListedKeys } from '../../shell/shortcuts/use-listed-keys.ts';
import { useShortcut } from '../../shell/shortcuts/use-shortcut.ts';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { type Target, targetsOf } from './changes/mail-actions.tsx';
import type { MailChanges } from './changes/use-mail-changes.ts';
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
function focusedMail(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-mail]');
  return row ? Number(row.dataset.mail) : undefined;
}

interface MailKeysOptions {
  search: EmailSearch;
  mails: readonly Email[];
  selected: readonly Email[];
  onSelect: (id: number) => void;
  changes: MailChanges;
  navigation: ReturnType<typeof useMailNavigation>;
  onMove: (mails: readonly Email[], folder: Folder) => void;
}

/** The keys of a mailbox. They mean what is selected, else the mail that is open, else the one with the focus. */
export function useMailKeys({
  search,
  mails,
  selected,
  onSelect,
  changes,
  navigation,
  onMove,
}: MailKeysOptions) {
  const { t } = useTranslation('demo/email');
  const group = t('title');
  const current = () => mails.find(({ id }) => id === (search.mail ?? focusedMail()));
  const meant = () => (selected.length > 0 ? selected : mails.filter((mail) => mail === current()));

  function step(by: 1 | -1) {
    if (search.mail !== undefined) return void navigation.step(by === 1 ? 'next' : 'previous');
    const at = mails.findIndex(({ id }) => id === focusedMail());
    rowLink(mails[at < 0 ? 0 : at + by]?.id)?.focus();
  }
  function move(target: Target) {
    const moved = meant();
    if (targetsOf(moved).includes(target)) onMove(moved, target);
  }
  function star() {
    const mailsMeant = meant();
    changes.star(mailsMeant, !mailsMeant.every(({ isStarred }) => isStarred));
  }
  function select() {
    const mail = current();
    if (mail) onSelect(mail.id);
  }

  useShortcut({ keys: 'j', label: t('mail.next'), group, run: () => step(1) });
  useShortcut({ keys: 'k', label: t('mail.previous'), group, run: () => step(-1) });
  useListedKeys(group, { enter: t('keys.open') });
  useShortcut({ keys: 'x', label: t('keys.select'), group, run: select });
  useShortcut({ keys: 's', label: t('actions.star'), group, run: star });
  useShortcut({ keys: 'e', label: t('actions.archive'), group, run: () => move('archive') });
  useShortcut({ keys: '#', label: t('actions.trash'), group, run: () => move('trash') });
  useShortcut({ keys: '!', label: t('actions.spam'), group, run: () => move('spam') });
  useShortcut({ keys: '/', label: t('list.search'), group, run: focusSearch });
  useShortcut({
    keys: 'escape',
    label: t('mail.back'),
    group,
    run: navigation.close,
    enabled: search.mail !== undefined,
  });
}

const focusSearch = () => document.querySelector<HTMLElement>('[data-mail-search] input')?.focus();
