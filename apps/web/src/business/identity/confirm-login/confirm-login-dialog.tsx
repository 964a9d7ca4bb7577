import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import { hasFactor, useFactors } from '../factors/use-factors.ts';
import { confirmAtProvider, whenConfirmed } from '../sso/start.ts';
import { useSsoProvider } from '../sso/use-sso-provider.ts';
import { ConfirmByFactor } from './confirm-by-factor.tsx';
import { ConfirmByPassword } from './confirm-by-password.tsx';

interface ConfirmLoginDialogProps {
  onAnswer: (isProven: boolean) => void;
}

/** Asks a user to prove who they are, before something that weighs much. */
export function ConfirmLoginDialog({ onAnswer }: ConfirmLoginDialogProps) {
  const { t } = useTranslation(['identity', 'common']);
  const { data: factors, isPending } = useFactors();
  const provider = useSsoProvider();
  return (
    <Dialog title={t('confirmLogin.title')} size={440} onClose={() => onAnswer(false)}>
      <p style={{ margin: 0, marginBlockEnd: 16 }}>{t('confirmLogin.why')}</p>
      {provider && factors && !hasFactor(factors) && (
        <ConfirmAtProvider title={provider.title} onAnswer={onAnswer} />
      )}
      {isPending ? (
        <SkeletonRows rows={1} label={t('common:loading')} />
      ) : factors && hasFactor(factors) ? (
        <ConfirmByFactor factors={factors} onAnswer={onAnswer} />
      ) : (
        !provider?.only && <ConfirmByPassword onAnswer={onAnswer} />
      )}
    </Dialog>
  );
}

/** Lets the user prove who they are at the OpenID provider, in a window beside this one. */
function ConfirmAtProvider({ title, onAnswer }: { title: string } & ConfirmLoginDialogProps) {
  const { t } = useTranslation('identity');
  const start = useMutation({ mutationFn: confirmAtProvider });
  const confirmed = useEffectEvent(() => onAnswer(true));
  useEffect(() => whenConfirmed(() => confirmed()), []);
  return (
    <Button variant="default" mb="md" loading={start.isPending} onClick={() => start.mutate()}>
      {t('confirmLogin.there', { title })}
    </Button>
  );
}
