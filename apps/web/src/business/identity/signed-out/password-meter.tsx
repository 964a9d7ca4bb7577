import { useTranslation } from 'react-i18next';
import { passwordMin } from './checks.ts';
import classes from './password-meter.module.css';
import { strengthOf, strengths } from './password-strength.ts';

/** Says in words how strong a new password is while it is typed. */
export function PasswordMeter({ password }: { password: string }) {
  const { t } = useTranslation('signed-out');
  if (password === '') return t('password.advice', { count: passwordMin });
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
          ? t('password.short', { count: passwordMin - password.length })
          : t(`password.${strength}`)}
      </span>
    </span>
  );
}
