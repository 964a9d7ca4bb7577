import { TextField, type TextFieldProps } from '@kazi/ui/lean-text-field';
import { useTranslation } from 'react-i18next';
import classes from './signed-out-page.module.css';

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
