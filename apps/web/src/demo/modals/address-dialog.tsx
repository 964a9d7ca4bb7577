import { toast } from '@kazi/ui/toast';
import { NativeSelect, Radio, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { required } from '../authentication/validators.ts';
import classes from './modals.module.css';

const counties = ['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Uasin Gishu', 'Kiambu', 'Machakos', 'Kilifi'];

/** A longer form. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initialValues: { kind: 'home', name: '', street: '', town: '', county: 'Nairobi', phone: '' },
    validate: {
      name: (value) => required('Who receives it')(value),
      street: (value) => required('The street')(value),
      town: (value) => required('The town')(value),
    },
  });
  return (
    <FormDialog
      title="New address"
      submitLabel="Save"
      busy={false}
      onSubmit={form.onSubmit(({ street, town }) => {
        toast({ message: `${street}, ${town} is kept.` });
        onClose();
      })}
      onClose={onClose}
    >
      <Radio.Group label="It is" {...form.getInputProps('kind')}>
        <Radio value="home" label="A home: any time of day" mt="xs" />
        <Radio value="office" label="An office: between 9 and 5" mt="xs" />
      </Radio.Group>
      <TextInput label="Name" autoComplete="name" data-autofocus {...form.getInputProps('name')} />
      <TextInput label="Street and house" autoComplete="street-address" {...form.getInputProps('street')} />
      <div className={classes.pair}>
        <TextInput label="Town" autoComplete="address-level2" {...form.getInputProps('town')} />
        <NativeSelect label="County" data={counties} {...form.getInputProps('county')} />
      </div>
      <TextInput label="Phone" type="tel" autoComplete="tel" dir="ltr" {...form.getInputProps('phone')} />
    </FormDialog>
  );
}
