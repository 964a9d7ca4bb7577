import type { NewUser, User } from '@kazi/simulation/users';
import { useForm } from '@mantine/form';
import { emailAddress } from '../parts/email-address.ts';

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
export const useUserForm = (initialValues: TypedUser) =>
  useForm<TypedUser>({
    initialValues,
    validate: {
      fullName: (name) => (name.trim() === '' ? 'Give their full name.' : null),
      username: (name) =>
        username.test(name) ? null : 'At least three letters, figures, dots or hyphens, without spaces.',
      email: emailAddress,
      contact: (number) =>
        number === '' || /^\+?[\d ]{9,}$/.test(number) ? null : 'A number looks like +254 712 000 345.',
    },
  });

export type UserForm = ReturnType<typeof useUserForm>;

/** The same without blanks around it, as it is sent. */
export const trimmed = (typed: TypedUser): TypedUser & NewUser => ({
  ...typed,
  fullName: typed.fullName.trim(),
  email: typed.email.trim(),
  company: typed.company.trim(),
});
