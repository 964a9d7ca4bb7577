import type { Action, Subject } from '@kazi/contract/abilities';
import type { Icon } from '@tabler/icons-react';
import IconBell from '#icons/IconBell';
import IconCash from '#icons/IconCash';
import IconDownload from '#icons/IconDownload';
import IconSettings from '#icons/IconSettings';
import IconShieldLock from '#icons/IconShieldLock';
import IconUser from '#icons/IconUser';
import IconUsers from '#icons/IconUsers';
import IconWallet from '#icons/IconWallet';
import type { Texts } from '../../i18n/namespaces.ts';

/** Where something can be done that the menu has no line for: its name and other words for it stand in the texts. */
export interface Place {
  name: keyof Texts['palette']['place'];
  to: string;
  icon: Icon;
  needs?: readonly [Action, Subject];
}

export const places: readonly Place[] = [
  { name: 'topUp', to: '/wallet/top-up', icon: IconWallet, needs: ['create', 'Payment'] },
  { name: 'withdraw', to: '/wallet/withdraw', icon: IconCash, needs: ['create', 'Payment'] },
  { name: 'statements', to: '/wallet/statements', icon: IconDownload, needs: ['read', 'Account'] },
  { name: 'receivers', to: '/wallet/receivers', icon: IconUsers, needs: ['read', 'Beneficiary'] },
  { name: 'payments', to: '/wallet/payments', icon: IconCash, needs: ['read', 'Payment'] },
  { name: 'approvals', to: '/wallet/approvals', icon: IconCash, needs: ['approve', 'Payment'] },
  { name: 'account', to: '/account', icon: IconUser },
  { name: 'preferences', to: '/account/preferences', icon: IconSettings },
  { name: 'security', to: '/account/security', icon: IconShieldLock },
  { name: 'notifications', to: '/notifications', icon: IconBell },
];
