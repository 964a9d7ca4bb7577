import { addUser } from '@kazi/simulation/users';
import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';
import { useChange } from '../calls/use-answer.ts';
import { SidePanel } from '../parts/side-panel.tsx';
import { newUser, trimmed, UserFields, useUserForm } from './user-fields.tsx';
import { userCalls } from './users.tsx';

/** Makes an account for somebody. */
export function AddUserPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demo/users');
  const form = useUserForm(newUser);
  const add = useChange(addUser, {
    changes: userCalls,
    onDone: ({ user }) => {
      toast({ message: t('add.done', { name: user.fullName }) });
      onClose();
    },
  });
  return (
    <SidePanel
      title={t('add.open')}
      submitLabel={t('add.submit')}
      isDirty={form.isDirty()}
      busy={add.isPending}
      onSubmit={form.onSubmit((typed) => add.mutate(trimmed(typed)))}
      onClose={onClose}
    >
      <UserFields form={form} />
    </SidePanel>
  );
}
