import { type Address, places } from '@kazi/simulation/ecommerce';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import classes from '../../../shell/edit-form/form.module.css';
import { oneOf } from '../../../shell/search-params.ts';
import { focusFirstError } from '../../parts/focus-first-error.ts';
import { useDemoUser } from '../../session/session.ts';
import { kenyanPhone, something } from './validators.ts';

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
  const { fullName } = useDemoUser();
  const form = useForm<Address>({
    initialValues: initial ?? { fullName, phone: '', street: '', town: '', county: '', place: 'Home' },
    validate: {
      fullName: something('Who takes the parcel?'),
      phone: kenyanPhone,
      street: something('Give the street and the house, or what it stands beside.'),
      town: something('Give the town or the estate.'),
      county: something('Choose the county.'),
    },
  });
  return (
    <form className={classes.form} onSubmit={form.onSubmit(onDone, focusFirstError(form))} noValidate>
      <div className={classes.pair}>
        <TextInput label="Full name" autoComplete="name" required {...form.getInputProps('fullName')} />
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          placeholder="0712 345 678"
          required
          {...form.getInputProps('phone')}
        />
      </div>
      <TextInput
        label="Street and house"
        autoComplete="street-address"
        required
        {...form.getInputProps('street')}
      />
      <div className={classes.pair}>
        <TextInput
          label="Town or estate"
          autoComplete="address-level2"
          required
          {...form.getInputProps('town')}
        />
        <NativeSelect
          label="County"
          autoComplete="address-level1"
          required
          data={[{ value: '', label: 'Choose a county' }, ...counties]}
          {...form.getInputProps('county')}
        />
        <NativeSelect
          label="This is"
          data={[...places]}
          value={form.values.place}
          onChange={({ currentTarget }) =>
            form.setFieldValue('place', oneOf(currentTarget.value, places) ?? 'Home')
          }
        />
      </div>
      <div className={classes.actions}>
        <Button type="submit">Continue to the payment</Button>
      </div>
    </form>
  );
}
