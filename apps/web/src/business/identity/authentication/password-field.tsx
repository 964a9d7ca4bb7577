import { passwordMinLength } from '@kazi/contract/limits';
import { IconButton } from '@kazi/ui/lean-icon-button';
import { TextField, type TextFieldProps } from '@kazi/ui/lean-text-field';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconEye from '#icons/IconEye';
import IconEyeOff from '#icons/IconEyeOff';
import classes from './password-field.module.css';

const strengths: readonly Strength[] = ['short', 'fair', 'good', 'strong'];

const goodFrom = 13;
const strongFrom = 16;

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

/** Says in words how strong a new password is while it is typed. */
function PasswordMeter({ password }: { password: string }) {
  const { t } = useTranslation('authentication');
  if (password === '') return t('password.advice', { count: passwordMinLength });
  const strength = strengthOf(password);
  const reached = strengths.indexOf(strength);
  return (
    <span className={classes.meter} data-strength={strength}>
      <span className={classes.bar} aria-hidden="true">
        {strengths.map((step, index) => (
          <i key={step} data-on={index <= reached} />
        ))}
      </span>
      <span role="status">
        {strength === 'short'
          ? t('password.short', { count: passwordMinLength - password.length })
          : t(`password.${strength}`)}
      </span>
    </span>
  );
}

/** How well a password resists guessing, by the one thing that matters most: how long it is. */
type Strength = 'short' | 'fair' | 'good' | 'strong';

function strengthOf(password: string): Strength {
  const { length } = password;
  if (length < passwordMinLength) return 'short';
  if (length < goodFrom) return 'fair';
  return length < strongFrom ? 'good' : 'strong';
}
