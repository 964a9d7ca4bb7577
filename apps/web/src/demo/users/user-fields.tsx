import { billings, type NewUser, plans, type User, userRoles, userStatuses } from '@kazi/simulation/users';
import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import formClasses from '../../shell/edit-form/form.module.css';
import { useCountryName } from '../parts/formats.ts';
import { given, useValidators } from '../parts/validators.ts';

const countries = ['Kenya', 'Uganda', 'Tanzania', 'Rwanda', 'Ethiopia'];

/** The fields of a user, new or not. */
export function UserFields({ form }: { form: UserForm }) {
  const { t } = useTranslation('demo/users');
  const countryName = useCountryName();
  const field = form.getInputProps;
  return (
    <>
      <TextInput label={t('facts.fullName')} data-autofocus {...field('fullName')} />
      <div className={formClasses.pair}>
        <TextInput label={t('facts.username')} autoComplete="off" {...field('username')} />
        <TextInput label={t('facts.email')} type="email" {...field('email')} />
      </div>
      <div className={formClasses.pair}>
        <TextInput label={t('facts.company')} {...field('company')} />
        <TextInput label={t('facts.contact')} type="tel" dir="ltr" {...field('contact')} />
      </div>
      <div className={formClasses.pair}>
        <NativeSelect
          label={t('facts.role')}
          data={userRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          {...field('role')}
        />
        <NativeSelect
          label={t('facts.country')}
          data={countries.map((value) => ({ value, label: countryName(value) }))}
          {...field('country')}
        />
      </div>
      <div className={formClasses.pair}>
        <NativeSelect
          label={t('facts.plan')}
          data={plans.map((value) => ({ value, label: t(`plans.${value}`) }))}
          {...field('currentPlan')}
        />
        <NativeSelect
          label={t('facts.billing')}
          data={billings.map((value) => ({ value, label: t(`billings.${value}`) }))}
          {...field('billing')}
        />
      </div>
      <NativeSelect
        label={t('facts.status')}
        data={userStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        {...field('status')}
      />
    </>
  );
}

/** What can be said of a user in a form. */
type TypedUser = Omit<User, 'id' | 'avatar'>;

const username = /^[\w.-]{3,}$/;

/** What a new user begins with. */
export const newUser: TypedUser = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: 'Kenya',
  contact: '',
  role: 'subscriber',
  currentPlan: 'basic',
  billing: 'Auto Debit',
  status: 'pending',
};

/** The fields of a user, and what is wrong with each. */
export function useUserForm(initialValues: TypedUser) {
  const { t } = useTranslation('demo/users');
  const check = useValidators();
  return useForm<TypedUser>({
    initialValues,
    validate: {
      fullName: given(t('problems.fullName')),
      username: (name) => (username.test(name) ? null : t('problems.username')),
      email: check.emailAddress,
      contact: (number) => (number === '' || /^\+?[\d ]{9,}$/.test(number) ? null : t('problems.contact')),
    },
  });
}

type UserForm = ReturnType<typeof useUserForm>;

/** The same without blanks around it, as it is sent. */
export const trimmed = (typed: TypedUser): TypedUser & NewUser => ({
  ...typed,
  fullName: typed.fullName.trim(),
  email: typed.email.trim(),
  company: typed.company.trim(),
});
