import type { Call } from '@kazi/simulation/call';
import {
  type Email,
  type EmailUpdate,
  type Folder,
  getEmail,
  isIn,
  type Label,
  listEmails,
  updateEmails,
  updateEmailsLabel,
} from '@kazi/simulation/email';
import { dismissToast, toast } from '@kazi/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf, useChange } from '../../calls/use-answer.ts';
import type { EmailSearch } from '../search.ts';
import { listQuery } from '../search.ts';

let last: number | undefined;

const idsOf = (mails: readonly Email[]) => mails.map(({ id }) => id);

const toggled = (labels: readonly Label[], label: Label) =>
  labels.includes(label) ? labels.filter((other) => other !== label) : [...labels, label];

/** What was done, by its name among the texts. */
type Done = 'read' | 'unread' | 'starred' | 'unstarred' | 'moved' | 'labelled' | 'unlabelled';

interface Undoable {
  undo: () => void;
  /** What else the sentence names. */
  names?: { folder?: string; label?: string };
}

/** All that can be done with mails, one or many: shown at once, told in a toast, and taken back by its Undo. */
export function useMailChanges(search: EmailSearch) {
  const { t } = useTranslation('demo/email');
  const update = useMailChange(updateEmails, search, ({ dataToUpdate }) => (mail) => ({
    ...mail,
    ...dataToUpdate,
  }));
  const toggle = useMailChange(updateEmailsLabel, search, ({ label }) => (mail) => ({
    ...mail,
    labels: toggled(mail.labels, label),
  }));
  const set = (mails: readonly Email[], dataToUpdate: EmailUpdate) =>
    update({ emailIds: idsOf(mails), dataToUpdate });

  /** Tells what was done, with a way back, in place of what was told before. */
  function tell(mails: readonly Email[], done: Done, { undo, names }: Undoable) {
    const [first] = mails;
    if (!first) return;
    if (last !== undefined) dismissToast(last);
    const subject = first.subject || t('noSubject');
    last = toast({
      message: t(`done.${done}`, { count: mails.length, subject, ...names }),
      action: { label: t('undo'), run: undo },
    });
  }

  return {
    /** Without a word: what one opens is read. */
    markSeen: (mail: Email) => set([mail], { isRead: true }),

    markRead(mails: readonly Email[], isRead: boolean) {
      const changed = mails.filter((mail) => mail.isRead !== isRead);
      set(changed, { isRead });
      tell(mails, isRead ? 'read' : 'unread', { undo: () => set(changed, { isRead: !isRead }) });
    },

    star(mails: readonly Email[], isStarred: boolean) {
      const changed = mails.filter((mail) => mail.isStarred !== isStarred);
      set(changed, { isStarred });
      const undo = () => set(changed, { isStarred: !isStarred });
      // A single star can be seen, and clicked again, unless the mail is gone with it.
      if (mails.length > 1 || search.folder === 'starred')
        tell(mails, isStarred ? 'starred' : 'unstarred', { undo });
    },

    move(mails: readonly Email[], folder: Folder) {
      set(mails, { folder });
      const undo = () => {
        for (const [before, moved] of Map.groupBy(mails, (mail) => mail.folder))
          set(moved, { folder: before });
      };
      tell(mails, 'moved', { undo, names: { folder: t(`folders.${folder}`) } });
    },

    /** Puts the label on all of them; where all have it already, takes it from all. */
    label(mails: readonly Email[], label: Label) {
      const lacking = mails.filter(({ labels }) => !labels.includes(label));
      const emailIds = idsOf(lacking.length > 0 ? lacking : mails);
      const done = lacking.length > 0 ? 'labelled' : 'unlabelled';
      toggle({ emailIds, label });
      tell(mails, done, {
        undo: () => toggle({ emailIds, label }),
        names: { label: t(`labels.${label}`) },
      });
    },
  };
}

export type MailChanges = ReturnType<typeof useMailChanges>;

/**
 * A call that changes mails by their ids. It shows in the list of the address and in the open mail before it is
 * answered; a mail that no longer belongs into the list leaves it.
 */
function useMailChange<Input extends { emailIds: number[] }, Output>(
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
