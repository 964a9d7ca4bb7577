import { useTranslation } from 'react-i18next';
import { passwordMin } from './checks.ts';
import classes from './password-meter.module.css';

const strengths: readonly Strength[] = ['short', 'fair', 'good', 'strong'];

const goodFrom = 13;
const strongFrom = 16;

/** Says in words how strong a new password is while it is typed. */
export function PasswordMeter({ password }: { password: string }) {
  const { t } = useTranslation('authentication');
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

/** How well a password resists guessing, by the one thing that matters most: how long it is. */
type Strength = 'short' | 'fair' | 'good' | 'strong';

function strengthOf(password: string): Strength {
  const { length } = password;
  if (length < passwordMin) return 'short';
  if (length < goodFrom) return 'fair';
  return length < strongFrom ? 'good' : 'strong';
}
