import { type Address, places } from '@kazi/simulation/ecommerce';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import classes from '../../../shell/edit-form/form.module.css';
import { oneOf } from '../../../shell/search-params.ts';
import { focusFirstError } from '../../parts/focus-first-error.ts';
import { given, useValidators } from '../../parts/validators.ts';
import { useDemoUser } from '../../session/session.ts';

/** The 47 counties of Kenya. */
const counties = [
  ...['Baringo', 'Bomet', 'Bungoma', 'Busia', 'Elgeyo-Marakwet', 'Embu', 'Garissa', 'Homa Bay', 'Isiolo'],
  ...['Kajiado', 'Kakamega', 'Kericho', 'Kiambu', 'Kilifi', 'Kirinyaga', 'Kisii', 'Kisumu', 'Kitui'],
  ...['Kwale', 'Laikipia', 'Lamu', 'Machakos', 'Makueni', 'Mandera', 'Marsabit', 'Meru', 'Migori'],
  ...['Mombasa', 'Murang’a', 'Nairobi', 'Nakuru', 'Nandi', 'Narok', 'Nyamira', 'Nyandarua', 'Nyeri'],
  ...['Samburu', 'Siaya', 'Taita-Taveta', 'Tana River', 'Tharaka-Nithi', 'Trans Nzoia', 'Turkana'],
  ...['Uasin Gishu', 'Vihiga', 'Wajir', 'West Pokot'],
];

interface AddressFormProps {
  initial: Address | undefined;
  onDone: (address: Address) => void;
}

/** Takes an address in Kenya. */
export function AddressForm({ initial, onDone }: AddressFormProps) {
  const { t } = useTranslation('demo/ecommerce');
  const { fullName } = useDemoUser();
  const check = useValidators();
  const form = useForm<Address>({
    initialValues: initial ?? { fullName, phone: '', street: '', town: '', county: '', place: 'Home' },
    validate: {
      fullName: given(t('address.problems.fullName')),
      phone: check.kenyanPhone,
      street: given(t('address.problems.street')),
      town: given(t('address.problems.town')),
      county: given(t('address.problems.county')),
    },
  });
  return (
    <form className={classes.form} onSubmit={form.onSubmit(onDone, focusFirstError(form))} noValidate>
      <div className={classes.pair}>
        <TextInput
          label={t('address.fullName')}
          autoComplete="name"
          required
          {...form.getInputProps('fullName')}
        />
        <TextInput
          label={t('address.phone')}
          type="tel"
          autoComplete="tel"
          placeholder="0712 345 678"
          required
          {...form.getInputProps('phone')}
        />
      </div>
      <TextInput
        label={t('address.street')}
        autoComplete="street-address"
        required
        {...form.getInputProps('street')}
      />
      <div className={classes.pair}>
        <TextInput
          label={t('address.town')}
          autoComplete="address-level2"
          required
          {...form.getInputProps('town')}
        />
        <NativeSelect
          label={t('address.county')}
          autoComplete="address-level1"
          required
          data={[{ value: '', label: t('address.chooseCounty') }, ...counties]}
          {...form.getInputProps('county')}
        />
        <NativeSelect
          label={t('address.place')}
          data={places.map((value) => ({ value, label: t(`address.places.${value}`) }))}
          value={form.values.place}
          onChange={({ currentTarget }) =>
            form.setFieldValue('place', oneOf(currentTarget.value, places) ?? 'Home')
          }
        />
      </div>
      <div className={classes.actions}>
        <Button type="submit">{t('checkout.toPayment')}</Button>
      </div>
    </form>
  );
}
