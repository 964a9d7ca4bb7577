import {
  getEmail,
  listEmails,
  saveDraft,
  sendEmail,
  updateEmails,
  type Written,
} from '@kazi/simulation/email';
import { useLocale } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../calls/use-answer.ts';
import { links } from '../../routing/links.ts';
import type { InitialMail } from './initial-mail.ts';

const changes = [listEmails, getEmail];

/** What becomes of a mail that is written: it is sent, kept, or thrown away. */
export function useOutgoing({ draftId, replyTo }: InitialMail, onDone: () => void) {
  const { t } = useTranslation('demo/email');
  const router = useRouter();
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  const update = useChange(updateEmails, { changes });
  const trash = (id: number) => update.mutate({ emailIds: [id], dataToUpdate: { folder: 'trash' } });

  const sending = useChange(sendEmail, {
    changes,
    onDone: ({ email: { id, to } }) => {
      const view = () => router.navigate({ href: `${links.email}?folder=sent&mail=${id}` });
      const names = list.format(to.map(({ name }) => name));
      toast({
        message: t('write.sent', { names }),
        action: { label: t('write.view'), run: () => void view() },
      });
      onDone();
    },
  });
  const keeping = useChange(saveDraft, {
    changes,
    onDone: ({ email: { id, subject } }) => {
      const discard = { label: t('write.discard'), run: () => trash(id) };
      toast({ message: t('write.kept', { subject: subject || t('noSubject') }), action: discard });
      onDone();
    },
  });

  return {
    isBusy: sending.isPending || keeping.isPending,
    send: (email: Written) => sending.mutate({ draftId, replyTo, email }),
    keep: (email: Written) => keeping.mutate({ id: draftId, email }),
    discard() {
      if (draftId !== undefined) trash(draftId);
      onDone();
    },
  };
}
