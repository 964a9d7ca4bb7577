import type { User } from '@kazi/contract/identity';
import { toast } from '@kazi/ui/toast';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { CountrySelect } from '../countries/country-select.tsx';
import { useChangeUser } from '../users/use-users.ts';

/** One's own names, phone and country. */
export function DetailsForm({ user }: { user: User }) {
  const { t } = useTranslation('identity');
  const form = useForm({
    initialValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone ?? '',
      country: user.country,
    },
  });
  const change = useChangeUser({
    onError: (error) => placeErrors(form, error),
    onSaved: () => {
      form.resetDirty();
      toast({ message: t('details.saved') });
    },
  });
  const submit = form.onSubmit(({ phone, ...rest }) =>
    change.mutate({ id: user.id, ...rest, phone: phone.trim() || null }),
  );
  return (
    <form onSubmit={submit} className={formClasses.form} noValidate>
      <div className={formClasses.pair}>
        <TextInput
          {...form.getInputProps('firstName')}
          label={t('fields.firstName')}
          autoComplete="given-name"
          required
        />
        <TextInput
          {...form.getInputProps('lastName')}
          label={t('fields.lastName')}
          autoComplete="family-name"
          required
        />
      </div>
      <TextInput
        label={t('fields.email')}
        description={t('details.emailHint')}
        value={user.email ?? ''}
        readOnly
        dir="ltr"
      />
      <div className={formClasses.pair}>
        <TextInput
          {...form.getInputProps('phone')}
          type="tel"
          label={t('fields.phone')}
          placeholder="+254712345678"
          autoComplete="tel"
          dir="ltr"
        />
        <CountrySelect {...form.getInputProps('country')} />
      </div>
      <div className={formClasses.actions}>
        <Button type="submit" loading={change.isPending} disabled={!form.isDirty()}>
          {t('details.save')}
        </Button>
      </div>
    </form>
  );
}
