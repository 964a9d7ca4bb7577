import { toast } from '@kazi/ui/toast';
import { NativeSelect, Radio, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { useValidators } from '../parts/validators.ts';
import classes from './modals.module.css';

const counties = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Uasin Gishu', 'Kiambu', 'Machakos', 'Kilifi'];

/** A longer form. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demo/modals');
  const check = useValidators();
  const form = useForm({
    initialValues: { kind: 'home', name: '', street: '', town: '', county: 'Nairobi', phone: '' },
    validate: {
      name: check.required(t('address.required.name')),
      street: check.required(t('address.required.street')),
      town: check.required(t('address.required.town')),
    },
  });
  return (
    <FormDialog
      title={t('address.title')}
      submitLabel={t('address.submit')}
      busy={false}
      onSubmit={form.onSubmit(({ street, town }) => {
        toast({ message: t('address.done', { address: `${street}, ${town}` }) });
        onClose();
      })}
      onClose={onClose}
    >
      <Radio.Group label={t('address.kind')} {...form.getInputProps('kind')}>
        <Radio value="home" label={t('address.home')} mt="xs" />
        <Radio value="office" label={t('address.office')} mt="xs" />
      </Radio.Group>
      <TextInput
        label={t('address.name')}
        autoComplete="name"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('address.street')}
        autoComplete="street-address"
        {...form.getInputProps('street')}
      />
      <div className={classes.pair}>
        <TextInput label={t('address.town')} autoComplete="address-level2" {...form.getInputProps('town')} />
        <NativeSelect label={t('address.county')} data={counties} {...form.getInputProps('county')} />
      </div>
      <TextInput
        label={t('address.phone')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        {...form.getInputProps('phone')}
      />
    </FormDialog>
  );
}
