import type { Ability, Action, Subject } from '@kazi/contract/abilities';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import IconCash from '#icons/IconCash';
import IconChecklist from '#icons/IconChecklist';
import IconFolders from '#icons/IconFolders';
import IconHistory from '#icons/IconHistory';
import IconHome from '#icons/IconHome';
import IconSettings from '#icons/IconSettings';
import IconShieldLock from '#icons/IconShieldLock';
import IconUsers from '#icons/IconUsers';
import IconWallet from '#icons/IconWallet';
import type { NavigationGroup, NavigationItem } from '../shell/frame/types.ts';

interface GuardedItem extends NavigationItem {
  /** The ability that shows the page; without it, every user sees the page. */
  needs?: readonly [Action, Subject];
  /** The ability that hides the page, since another shows the same and more. */
  unless?: readonly [Action, Subject];
}

/** The menu of the business application, as far as an ability reaches. */
export function useNavigation(ability: Ability): NavigationGroup[] {
  const { t } = useTranslation('shell');
  const groups: { label: string; items: GuardedItem[] }[] = [
    {
      label: t('nav.work'),
      items: [
        { label: t('nav.home'), to: '/', icon: IconHome, keys: 'g h' },
        {
          label: t('nav.mine'),
          to: '/my-work',
          icon: IconChecklist,
          keys: 'g w',
          needs: ['read', 'Task'],
        },
        {
          label: t('nav.projects'),
          to: '/projects',
          icon: IconFolders,
          keys: 'g p',
          needs: ['read', 'Project'],
        },
        {
          label: t('nav.apps'),
          to: '/apps',
          // What an app is made of has an address of its own.
          under: ['/flows', '/tasks'],
          icon: IconApps,
          keys: 'g a',
          needs: ['read', 'App'],
        },
      ],
    },
    {
      label: t('nav.money'),
      items: [
        { label: t('nav.wallet'), to: '/wallet', icon: IconWallet, keys: 'g m', needs: ['read', 'Account'] },
        {
          label: t('nav.payroll'),
          to: '/payroll',
          icon: IconCash,
          keys: 'g y',
          needs: ['approve', 'Payroll'],
        },
        {
          label: t('nav.myPay'),
          to: '/my-pay',
          icon: IconCash,
          keys: 'g y',
          needs: ['read', 'Payroll'],
          unless: ['approve', 'Payroll'],
        },
      ],
    },
    {
      label: t('nav.workspace'),
      items: [
        { label: t('nav.people'), to: '/people', icon: IconUsers, keys: 'g u', needs: ['read', 'User'] },
        { label: t('nav.roles'), to: '/roles', icon: IconShieldLock, keys: 'g r', needs: ['read', 'Role'] },
        {
          label: t('nav.settings'),
          to: '/workspace',
          icon: IconSettings,
          needs: ['update', 'Workspace'],
        },
        {
          label: t('nav.audit'),
          to: '/workspace/audit',
          icon: IconHistory,
          keys: 'g l',
          needs: ['manage', 'all'],
        },
      ],
    },
  ];
  return groups
    .map(({ label, items }) => ({
      label,
      items: items.filter(
        ({ needs, unless }) => (!needs || ability.can(...needs)) && !(unless && ability.can(...unless)),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}
