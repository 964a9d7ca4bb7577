import { IconButton } from '@kazi/ui/lean-icon-button';
import { TextField, type TextFieldProps } from '@kazi/ui/lean-text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconEye from '#icons/IconEye';
import IconEyeOff from '#icons/IconEyeOff';

/** A password that can be shown. */
export function PasswordField(input: TextFieldProps) {
  const { t } = useTranslation('demo/authentication');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      end={
        <IconButton
          aria-label={t('fields.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} stroke={1.6} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
