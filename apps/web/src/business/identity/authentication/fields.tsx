import { TextField, type TextFieldProps } from '@kazi/ui/lean-text-field';
import { useTranslation } from 'react-i18next';
import classes from './signed-out-page.module.css';

/** The address somebody logs in with; password managers know it by `username`. */
export function EmailField(input: Omit<TextFieldProps, 'label'>) {
  const { t } = useTranslation('authentication');
  return (
    <TextField
      type="email"
      inputMode="email"
      label={t('fields.email')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...input}
    />
  );
}

interface NameFieldsProps {
  field: (name: 'firstName' | 'lastName') => Omit<TextFieldProps, 'label'>;
}

/** First and last name, side by side. */
export function NameFields({ field }: NameFieldsProps) {
  const { t } = useTranslation('authentication');
  return (
    <div className={classes.pair}>
      <TextField {...field('firstName')} label={t('fields.firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} label={t('fields.lastName')} autoComplete="family-name" />
    </div>
  );
}
