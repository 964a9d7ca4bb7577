import { LeanButton } from '@kazi/ui/lean-button';
import { toast } from '@kazi/ui/toast';
import { Link, useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '../routing/links.ts';
import classes from './auth-frame.module.css';
import { AuthFrame, type AuthVariant } from './auth-frame.tsx';
import { CodeField } from './code-field.tsx';
import { Stones } from './cover-pictures.tsx';

const digits = 6;
const phone = '+254 7•• ••• 482';

/** The second step of a login: the code that a phone was sent. */
export function TwoStepsPage({ variant }: { variant: AuthVariant }) {
  const { t } = useTranslation('demo/authentication');
  const router = useRouter();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code.length < digits) return setProblem(t('twoSteps.short', { digits }));
    await router.navigate({ href: links.home });
  }

  return (
    <AuthFrame
      variant={variant}
      cover={<Stones />}
      title={t('twoSteps.title')}
      description={t('twoSteps.description', { phone })}
      footer={<Link to={links.login(variant)}>{t('backToLogin')}</Link>}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        {problem && (
          <div className={classes.problem} role="alert">
            {problem}
          </div>
        )}
        <CodeField digits={digits} value={code} onChange={setCode} />
        <LeanButton type="submit" wide>
          {t('twoSteps.submit')}
        </LeanButton>
        <LeanButton look="default" wide onClick={() => toast({ message: t('twoSteps.sent') })}>
          {t('twoSteps.again')}
        </LeanButton>
      </form>
    </AuthFrame>
  );
}
