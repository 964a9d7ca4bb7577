import { TextField, type TextFieldProps } from '@kazi/ui/lean-text-field';
import { useTranslation } from 'react-i18next';

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
