import { EmptyState } from '@kazi/ui/empty-state';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconRocket from '#icons/IconRocket';
import { useAbility } from '../../../session/ability.tsx';

/** What somebody sees who has nothing yet: how to begin, as far as their role goes. */
export function FirstSteps() {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const ability = useAbility();
  const kind = ability.can('create', 'Project') ? 'make' : ability.can('read', 'Task') ? 'wait' : 'account';
  return (
    <EmptyState
      icon={<IconRocket size={24} stroke={1.6} />}
      title={t(`first.${kind}.title`)}
      message={t(`first.${kind}.message`)}
      action={
        kind === 'make' ? (
          <Button onClick={() => navigate({ to: '/projects', search: { new: true } })}>
            {t('first.make.action')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => navigate({ to: '/account' })}>
            {t('first.account.action')}
          </Button>
        )
      }
    />
  );
}
