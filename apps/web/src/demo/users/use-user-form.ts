import type { NewUser, User } from '@kazi/simulation/users';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { given, useValidators } from '../parts/validators.ts';

/** What can be said of a user in a form. */
export type TypedUser = Omit<User, 'id' | 'avatar'>;

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

export type UserForm = ReturnType<typeof useUserForm>;

/** The same without blanks around it, as it is sent. */
export const trimmed = (typed: TypedUser): TypedUser & NewUser => ({
  ...typed,
  fullName: typed.fullName.trim(),
  email: typed.email.trim(),
  company: typed.company.trim(),
});
