import { IconButton } from '@kazi/ui/lean-icon-button';
import { TextField, type TextFieldProps } from '@kazi/ui/lean-text-field';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconEye from '#icons/IconEye';
import IconEyeOff from '#icons/IconEyeOff';
import { PasswordMeter } from './password-meter.tsx';

interface PasswordFieldProps extends TextFieldProps {
  value: string;
  /** A password being chosen, not one being remembered: says how strong it is. */
  isNew?: boolean;
}

/** A password that can be shown, with a word about Caps Lock while it is on. */
export function PasswordField({ isNew = false, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('authentication');
  const [isShown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...input}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
      hint={capsLock ? t('password.capsLock') : isNew && <PasswordMeter password={input.value} />}
      end={
        <IconButton aria-label={t('password.show')} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          <Icon size={18} stroke={1.6} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
