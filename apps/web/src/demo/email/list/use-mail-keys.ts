import type { Email, Folder } from '@kazi/simulation/email';
import { useListedKeys } from '../../../shell/shortcuts/use-listed-keys.ts';
import { useShortcut } from '../../../shell/shortcuts/use-shortcut.ts';
import { type Target, targetsOf } from '../changes/targets-of.ts';
import type { MailChanges } from '../changes/use-mail-changes.ts';
import type { EmailSearch } from '../search.ts';
import { focusedMail, rowLink, type useMailNavigation } from '../use-mail-navigation.ts';

interface MailKeysOptions {
  search: EmailSearch;
  mails: readonly Email[];
  selected: readonly Email[];
  onSelect: (id: number) => void;
  changes: MailChanges;
  navigation: ReturnType<typeof useMailNavigation>;
  onMove: (mails: readonly Email[], folder: Folder) => void;
}

const group = 'E-mail';
const enter = { enter: 'Open the mail' };

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

  useShortcut({ keys: 'j', label: 'Next mail', group, run: () => step(1) });
  useShortcut({ keys: 'k', label: 'Previous mail', group, run: () => step(-1) });
  useListedKeys(group, enter);
  useShortcut({ keys: 'x', label: 'Select the mail', group, run: select });
  useShortcut({ keys: 's', label: 'Star', group, run: star });
  useShortcut({ keys: 'e', label: 'Archive', group, run: () => move('archive') });
  useShortcut({ keys: '#', label: 'Move to trash', group, run: () => move('trash') });
  useShortcut({ keys: '!', label: 'Spam', group, run: () => move('spam') });
  useShortcut({ keys: '/', label: 'Search mails', group, run: focusSearch });
  useShortcut({
    keys: 'escape',
    label: 'Back to the list',
    group,
    run: navigation.close,
    enabled: search.mail !== undefined,
  });
}

const focusSearch = () => document.querySelector<HTMLElement>('[data-mail-search] input')?.focus();
