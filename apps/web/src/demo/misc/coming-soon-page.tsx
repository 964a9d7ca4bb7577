import { useAnnounced } from '@kazi/ui/announcer';
import { LeanButton } from '@kazi/ui/lean-button';
import { TextField } from '@kazi/ui/lean-text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthForm } from '../authentication/use-auth-form.ts';
import { useValidators } from '../parts/validators.ts';
import picture from './coming-soon-picture.json';
import classes from './misc-page.module.css';
import { MiscPage } from './misc-page.tsx';

/** Says that something is about to open; an address left here is told of it. */
export function ComingSoonPage() {
  const { t } = useTranslation('demo/misc');
  const [told, setTold] = useState<string>();
  const check = useValidators();
  const { onSubmit, field } = useAuthForm({
    initial: { email: '' },
    checks: { email: check.emailAddress },
    send: async ({ email }) => setTold(email),
  });
  const done = t('comingSoon.done', { email: told });
  useAnnounced(told && done, told ?? '');
  return (
    <MiscPage title={t('comingSoon.title')} message={t('comingSoon.message')} picture={picture}>
      {told ? (
        <p>{done}</p>
      ) : (
        <form className={classes.form} onSubmit={onSubmit} noValidate>
          <TextField
            label={t('comingSoon.email')}
            type="email"
            autoComplete="email"
            dir="ltr"
            {...field('email')}
          />
          <LeanButton type="submit">{t('comingSoon.submit')}</LeanButton>
        </form>
      )}
    </MiscPage>
  );
}
