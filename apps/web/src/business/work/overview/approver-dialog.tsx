import { rules } from 'virtual:rules/work.approvers.add';
import type { User } from '@kazi/contract/identity';
import type { Approver } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { UserPicker } from '../../organisation/shared/user-pickers.tsx';

interface Values {
  user: User | undefined;
}

const approverForm = defineForm({
  rules,
  from: (): Values => ({ user: undefined }),
  empty: { user: undefined },
  to: { user: (user: User | undefined) => user?.id ?? '' },
  useFields() {
    const { t } = useTranslation('overview');
    return {
      user: { label: t('approvers.person'), check: (user) => (user ? null : t('approvers.required')) },
    };
  },
});

/** Names an approver of a project. */
export function ApproverDialog({ project, onClose }: { project: string; onClose: () => void }) {
  const { t } = useTranslation('overview');
  return (
    <SendDialog
      form={approverForm}
      title={t('approvers.name')}
      submitLabel={t('approvers.name')}
      send={({ user }) => client.work.approvers.add({ id: project, user })}
      changes={['project']}
      says={({ person }: Approver) => t('approvers.named', { name: person.name })}
      onClose={onClose}
    >
      {(form) => <UserPicker {...form.getInputProps('user')} value={form.values.user} data-autofocus />}
    </SendDialog>
  );
}
