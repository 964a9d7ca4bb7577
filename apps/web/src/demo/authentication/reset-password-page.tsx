import { LeanButton } from '@kazi/ui/lean-button';
import { toast } from '@kazi/ui/toast';
import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useValidators } from '../parts/validators.ts';
import { links } from '../routing/links.ts';
import classes from './auth-frame.module.css';
import { AuthFrame, type AuthVariant } from './auth-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** Chooses a new password, typed twice. */
export function ResetPasswordPage({ variant }: { variant: AuthVariant }) {
  const { t } = useTranslation('demo/authentication');
  const router = useRouter();
  const check = useValidators();
  const { onSubmit, field, busy, problem } = useAuthForm({
    initial: { password: '', again: '' },
    checks: {
      password: check.newPassword,
      again: (typed, all) => (typed === all?.password ? null : t('reset.differ')),
    },
    async send() {
      toast({ message: t('reset.done') });
      await router.navigate({ href: links.login(variant) });
    },
  });
  return (
    <AuthFrame
      variant={variant}
      cover="keys"
      title={t('reset.title')}
      description={t('reset.description')}
      footer={<Link to={links.login(variant)}>{t('backToLogin')}</Link>}
    >
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        {problem && (
          <div className={classes.problem} role="alert">
            {problem}
          </div>
        )}
        <PasswordField label={t('reset.password')} autoComplete="new-password" {...field('password')} />
        <PasswordField label={t('reset.again')} autoComplete="new-password" {...field('again')} />
        <LeanButton type="submit" busy={busy} wide>
          {t('reset.submit')}
        </LeanButton>
      </form>
    </AuthFrame>
  );
}
