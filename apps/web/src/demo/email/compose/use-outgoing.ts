import {
  getEmail,
  listEmails,
  saveDraft,
  sendEmail,
  updateEmails,
  type Written,
} from '@kazi/simulation/email';
import { toast } from '@kazi/ui/toast';
import { useRouter } from '@tanstack/react-router';
import { useChange } from '../../calls/use-answer.ts';
import { links } from '../../routing/links.ts';
import type { InitialMail } from './initial-mail.ts';

const changes = [listEmails, getEmail];

/** What becomes of a mail that is written: it is sent, kept, or thrown away. */
export function useOutgoing({ draftId, replyTo }: InitialMail, onDone: () => void) {
  const router = useRouter();
  const update = useChange(updateEmails, { changes });
  const trash = (id: number) => update.mutate({ emailIds: [id], dataToUpdate: { folder: 'trash' } });

  const sending = useChange(sendEmail, {
    changes,
    onDone: ({ email: { id, to } }) => {
      const view = () => router.navigate({ href: `${links.email}?folder=sent&mail=${id}` });
      const names = to.map(({ name }) => name).join(', ');
      toast({ message: `Sent to ${names}.`, action: { label: 'View', run: () => void view() } });
      onDone();
    },
  });
  const keeping = useChange(saveDraft, {
    changes,
    onDone: ({ email: { id, subject } }) => {
      const discard = { label: 'Discard', run: () => trash(id) };
      toast({ message: `“${subject || 'No subject'}” is kept in Drafts.`, action: discard });
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
