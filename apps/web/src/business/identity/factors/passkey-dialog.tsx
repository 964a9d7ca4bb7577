import type { Passkey } from '@kazi/contract/identity';
import { useLocale } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { refusalOf, statusOf } from '../../../api/message.ts';
import { placeErrors } from '../../../api/place-errors.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { makePasskey } from './browser-passkeys.ts';
import { factorsChanged } from './use-factors.ts';

interface PasskeyDialogProps {
  /** One that is there, to be renamed; without it one is made. */
  passkey?: Passkey;
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** Makes a passkey and names it, or gives one another name. */
export function PasskeyDialog({ passkey, onAdded, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation('factors');
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' }).format(new Date());
  const form = useForm({
    initialValues: { name: passkey?.name ?? t('passkeys.defaultName', { date }) },
  });
  const save = useMutation({
    async mutationFn({ name }: { name: string }): Promise<readonly string[] | null> {
      if (passkey) {
        await client.identity.factors.renamePasskey({ id: passkey.id, name });
        return null;
      }
      const made = await makePasskey();
      return (await client.identity.factors.addPasskey({ name, passkey: made })).recoveryCodes;
    },
    meta: { quiet: true },
    onError(error) {
      // What no server has answered, the browser or its person has refused.
      if (statusOf(error) === undefined && !refusalOf(error))
        toast({ tone: 'DANGER', message: t('passkeys.failed') });
      else placeErrors(form, error);
    },
    async onSuccess(codes, { name }) {
      await factorsChanged();
      toast({ message: t(passkey ? 'passkeys.renamed' : 'passkeys.added', { name }) });
      onAdded(codes);
    },
  });
  return (
    <FormDialog
      title={passkey ? t('passkeys.renameThis', { name: passkey.name }) : t('passkeys.add')}
      submitLabel={passkey ? t('passkeys.rename') : t('passkeys.create')}
      busy={save.isPending}
      onSubmit={form.onSubmit((typed) => save.mutate(typed))}
      onClose={onClose}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={t('passkeys.name')}
        description={t('passkeys.nameHint')}
        data-autofocus
        required
      />
    </FormDialog>
  );
}
