import { billings, plans, userRoles, userStatuses } from '@kazi/simulation/users';
import { NativeSelect, TextInput } from '@mantine/core';
import formClasses from '../../shell/edit-form/form.module.css';
import type { UserForm } from './use-user-form.ts';
import { capitalised } from './users.ts';

const countries = ['Kenya', 'Uganda', 'Tanzania', 'Rwanda', 'Ethiopia'];

const asChoices = (words: readonly string[]) => words.map((value) => ({ value, label: capitalised(value) }));

/** The fields of a user, for who is new and who is not. */
export function UserFields({ form }: { form: UserForm }) {
  return (
    <>
      <TextInput label="Full name" data-autofocus {...form.getInputProps('fullName')} />
      <div className={formClasses.pair}>
        <TextInput label="Username" autoComplete="off" {...form.getInputProps('username')} />
        <TextInput label="E-mail address" type="email" {...form.getInputProps('email')} />
      </div>
      <div className={formClasses.pair}>
        <TextInput label="Company" {...form.getInputProps('company')} />
        <TextInput label="Telephone" type="tel" {...form.getInputProps('contact')} />
      </div>
      <div className={formClasses.pair}>
        <NativeSelect label="Role" data={asChoices(userRoles)} {...form.getInputProps('role')} />
        <NativeSelect label="Country" data={countries} {...form.getInputProps('country')} />
      </div>
      <div className={formClasses.pair}>
        <NativeSelect label="Plan" data={asChoices(plans)} {...form.getInputProps('currentPlan')} />
        <NativeSelect label="Billing" data={[...billings]} {...form.getInputProps('billing')} />
      </div>
      <NativeSelect label="Status" data={asChoices(userStatuses)} {...form.getInputProps('status')} />
    </>
  );
}
