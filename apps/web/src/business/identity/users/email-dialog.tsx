import { rules } from 'virtual:rules/identity.emailChanges.request';
import type { User } from '@kazi/contract/identity';
import { Text } from '@kazi/ui/layout';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { useSignedIn } from '../../../session/session.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';

const emailForm = defineForm({
  rules,
  empty: { email: '' },
  useFields() {
    const { t } = useTranslation('addresses');
    return { email: t('request.email') };
  },
});

interface EmailDialogProps {
  user: User;
  onClose: () => void;
}

/** Asks for another e-mail address, of oneself or of a person whom one manages: its holder has to prove it. */
export function EmailDialog({ user, onClose }: EmailDialogProps) {
  const { t } = useTranslation('addresses');
  const isOwn = useSignedIn().user.id === user.id;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <SendDialog
      form={emailForm}
      title={isOwn ? t('request.title') : t('request.titleOf', { name })}
      submitLabel={t('request.submit')}
      send={async (input) => {
        await client.identity.emailChanges.request({ id: user.id, ...input });
        return input;
      }}
      changes={[]}
      says={({ email }) => t('request.sent', { email })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Text tone="muted">{isOwn ? t('request.why') : t('request.whyOf', { name })}</Text>
          <TextInput
            {...form.getInputProps('email')}
            type="email"
            autoComplete={isOwn ? 'email' : 'off'}
            dir="ltr"
            data-autofocus
          />
        </>
      )}
    </SendDialog>
  );
}
