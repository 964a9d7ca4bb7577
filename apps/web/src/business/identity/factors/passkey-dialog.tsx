import { rules } from 'virtual:rules/identity.factors.renamePasskey';
import type { Passkey } from '@kazi/contract/identity';
import { dateFormat } from '@kazi/ui/date-format';
import { useLocale } from '@kazi/ui/locale';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { makePasskey } from './browser-passkeys.ts';
import { passkeyProblem } from './passkey-support.ts';

const passkeyForm = defineForm({
  rules,
  from: ({ name }: Pick<Passkey, 'name'>) => ({ name }),
  empty: { name: '' },
  useFields() {
    const { t } = useTranslation('factors');
    return { name: t('passkeys.name') };
  },
});

interface PasskeyDialogProps {
  /** One that is there, to be renamed; without it one is made. */
  passkey?: Passkey;
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Makes a passkey and names it, or gives one another name. */
export function PasskeyDialog({ passkey, onAdded, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation('factors');
  const date = dateFormat(useLocale(), { dateStyle: 'medium' }).format(new Date());
  const [named] = useState(() => passkey ?? { name: t('passkeys.defaultName', { date }) });
  async function save({ name }: { name: string }) {
    if (passkey) {
      await client.identity.factors.renamePasskey({ id: passkey.id, name });
      return { name, codes: null };
    }
    const made = await makePasskey();
    const { recoveryCodes: codes } = await client.identity.factors.addPasskey({ name, passkey: made });
    return { name, codes };
  }
  return (
    <SendDialog
      form={passkeyForm}
      record={named}
      title={passkey ? t('passkeys.renameThis', { name: passkey.name }) : t('passkeys.add')}
      submitLabel={passkey ? t('passkeys.rename') : t('passkeys.create')}
      send={(input) =>
        save(input).catch((error: unknown) => {
          const problem = passkeyProblem(error);
          throw problem ? new Error(t(`passkeys.problem.${problem}`), { cause: error }) : error;
        })
      }
      changes={['factor']}
      says={({ name }) => t(passkey ? 'passkeys.renamed' : 'passkeys.added', { name })}
      done={({ codes }) => onAdded(codes)}
      onClose={onClose}
    >
      {(form) => (
        <TextInput
          {...form.getInputProps('name')}
          description={t('passkeys.nameHint')}
          data-autofocus
          required
        />
      )}
    </SendDialog>
  );
}
