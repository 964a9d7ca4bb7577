import { buttonClass, LeanButton } from '@kazi/ui/lean-button';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCircleCheck from '#icons/IconCircleCheck';
import { loadClient } from '../../../api/load-client.ts';
import { useAction } from '../../../api/use-action.ts';
import { BackToLogin } from './entry-parts.tsx';
import { SignedOutPage } from './signed-out-page.tsx';

interface EmailLinkScreenProps {
  token: string;
  /** A new address is proved, or the former one taken back. */
  act: 'confirm' | 'reverse';
}

/** The link is spent, or the address somebody else's; what else goes wrong may go well at another try. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 400 || error.status === 409);

/** Opened by the link of a mail about another e-mail address. Only its button acts, since programs open links too. */
export function EmailLinkScreen({ token, act }: EmailLinkScreenProps) {
  const { t } = useTranslation(['addresses', 'authentication']);
  const { run, loading, data, error } = useAction(
    async () => (await loadClient()).identity.emailChanges[act]({ token }),
    { quiet: isRefused },
  );
  if (isRefused(error))
    return (
      <SignedOutPage
        key="refused"
        icon={<IconAlertTriangle size={24} stroke={1.6} />}
        title={t(`${act}.refused`)}
        description={t(`${act}.refusedWhy`)}
        footer={<BackToLogin />}
      />
    );
  if (data)
    return (
      <SignedOutPage
        key="done"
        icon={<IconCircleCheck size={24} stroke={1.6} />}
        title={t(`${act}.done`)}
        description={t(`${act}.doneNext`, { email: data.email })}
      >
        <Link to="/login" className={buttonClass({ wide: true })}>
          {t('authentication:backToLogin')}
        </Link>
      </SignedOutPage>
    );
  return (
    <SignedOutPage key="ask" title={t(`${act}.title`)} description={t(`${act}.why`)} footer={<BackToLogin />}>
      <LeanButton type="button" busy={loading} wide onClick={() => void run(undefined)}>
        {t(`${act}.submit`)}
      </LeanButton>
    </SignedOutPage>
  );
}
