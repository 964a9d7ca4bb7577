import { LeanButton } from '@kazi/ui/lean-button';
import { TextField } from '@kazi/ui/lean-text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthForm } from '../authentication/use-auth-form.ts';
import { useValidators } from '../parts/validators.ts';
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
  return (
    <MiscPage
      title={t('comingSoon.title')}
      message={t('comingSoon.message')}
      picture={
        <>
          <path className={classes.soft} d="M20 184c40-60 100-70 150-64s110 10 130 64z" />
          <path className={classes.deep} d="M92 96h136v88H92z" />
          <path className={classes.light} d="M104 112h52v44h-52zM172 112h44v72h-44z" />
          <path className={classes.accent} d="M80 68h160l12 32H68z" />
          <path className={classes.light} d="M106 68h26l-4 32H98zM160 68h26l4 32h-30zM212 68h18l8 32h-20z" />
          <path className={classes.warm} d="M118 126h24v30h-24zM206 144h6v10h-6z" />
          <path
            className={classes.stroke}
            d="M258 184l18-92M282 184l-6-92M262 164h18M266 142h14M270 120h10"
          />
          <path className={classes.warm} d="M36 156h28l-4 28H40z" />
          <path className={classes.stroke} d="M36 156c0-18 28-18 28 0" />
        </>
      }
    >
      {told ? (
        <p role="status">{t('comingSoon.done', { email: told })}</p>
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
