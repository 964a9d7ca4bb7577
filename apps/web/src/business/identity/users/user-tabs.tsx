import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.tsx';
import { LinkTabs } from '../../../shell/page/link-tabs.tsx';

/** The people there are, and those invited, for users who may see both. */
export function UserTabs() {
  const { t } = useTranslation('users');
  if (useAbility().cannot('read', 'Invitation')) return null;
  return (
    <LinkTabs
      label={t('title')}
      tabs={[
        { label: t('tabs.users'), to: '/people' },
        { label: t('tabs.invitations'), to: '/people/invitations' },
      ]}
    />
  );
}
