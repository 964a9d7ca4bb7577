import type { Icon } from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';
import IconAlertCircle from '#icons/IconAlertCircle';
import IconApi from '#icons/IconApi';
import IconBook from '#icons/IconBook';
import IconBuildingStore from '#icons/IconBuildingStore';
import IconCalendar from '#icons/IconCalendar';
import IconChartLine from '#icons/IconChartLine';
import IconCheckbox from '#icons/IconCheckbox';
import IconCircleDashed from '#icons/IconCircleDashed';
import IconFileInvoice from '#icons/IconFileInvoice';
import IconHeart from '#icons/IconHeart';
import IconHelp from '#icons/IconHelp';
import IconKey from '#icons/IconKey';
import IconLayoutKanban from '#icons/IconLayoutKanban';
import IconLicense from '#icons/IconLicense';
import IconLock from '#icons/IconLock';
import IconMail from '#icons/IconMail';
import IconMessages from '#icons/IconMessages';
import IconNews from '#icons/IconNews';
import IconSettings from '#icons/IconSettings';
import IconShield from '#icons/IconShield';
import IconShoppingBag from '#icons/IconShoppingBag';
import IconShoppingCart from '#icons/IconShoppingCart';
import IconSquare from '#icons/IconSquare';
import IconTag from '#icons/IconTag';
import IconUserCircle from '#icons/IconUserCircle';
import IconUsers from '#icons/IconUsers';

/** Names of pages among the texts. */
type Target = Extract<ParseKeys<'demo'>, `pages.${string}`> extends `pages.${infer Name}` ? Name : never;

export interface MenuPage {
  target: Target;
  to: string;
  icon: Icon;
  keys?: string;
  /** Where it is not the demo as a whole, see `session/guard.ts`. */
  subject?: string;
  variant?: 'basic' | 'cover';
}

interface MenuGroup {
  name: 'dashboards' | 'apps' | 'people' | 'pages' | 'authentication' | 'other';
  foldable?: boolean;
  pages: readonly MenuPage[];
}

/** The pages before a login, in both their looks. */
const authentication = (
  [
    ['login', 'login'],
    ['register', 'register'],
    ['forgotPassword', 'forgot-password'],
    ['resetPassword', 'reset-password'],
    ['verifyEmail', 'verify-email'],
    ['twoSteps', 'two-steps'],
  ] as const
).flatMap(([target, path]) =>
  (['basic', 'cover'] as const).map((variant) => ({
    target,
    to: `/pages/${path}-${variant}`,
    icon: IconCircleDashed,
    variant,
    subject: 'Auth',
  })),
);

/** The menu of the demo: a page belongs here in one line. */
export const menu: readonly MenuGroup[] = [
  {
    name: 'dashboards',
    pages: [
      { target: 'ecommerce', to: '/', icon: IconShoppingBag, keys: 'g h' },
      { target: 'analytics', to: '/dashboard/analytics', icon: IconChartLine, keys: 'g a' },
    ],
  },
  {
    name: 'apps',
    pages: [
      { target: 'email', to: '/apps/email', icon: IconMail, keys: 'g e' },
      { target: 'chat', to: '/apps/chat', icon: IconMessages, keys: 'g c' },
      { target: 'todo', to: '/apps/todo', icon: IconCheckbox, keys: 'g t' },
      { target: 'kanban', to: '/apps/kanban', icon: IconLayoutKanban, keys: 'g k' },
      { target: 'calendar', to: '/apps/calendar', icon: IconCalendar, keys: 'g d' },
      { target: 'invoices', to: '/apps/invoice/list', icon: IconFileInvoice, keys: 'g i' },
      { target: 'shop', to: '/apps/ecommerce/shop', icon: IconBuildingStore, keys: 'g s' },
      { target: 'wishlist', to: '/apps/ecommerce/wishlist', icon: IconHeart },
      { target: 'checkout', to: '/apps/ecommerce/checkout', icon: IconShoppingCart },
    ],
  },
  {
    name: 'people',
    pages: [
      { target: 'users', to: '/apps/user/list', icon: IconUsers, keys: 'g u' },
      { target: 'roles', to: '/apps/roles', icon: IconShield },
      { target: 'permissions', to: '/apps/permissions', icon: IconLock },
      { target: 'accessControl', to: '/access-control', icon: IconKey, subject: 'ACL' },
    ],
  },
  {
    name: 'pages',
    foldable: true,
    pages: [
      { target: 'profile', to: '/pages/profile', icon: IconUserCircle },
      { target: 'accountSettings', to: '/pages/account-settings', icon: IconSettings },
      { target: 'faq', to: '/pages/faq', icon: IconHelp },
      { target: 'knowledgeBase', to: '/pages/knowledge-base', icon: IconBook },
      { target: 'pricing', to: '/pages/pricing', icon: IconTag },
      { target: 'blog', to: '/pages/blog/list', icon: IconNews },
      { target: 'licence', to: '/pages/license', icon: IconLicense },
      { target: 'apiKey', to: '/pages/api-key', icon: IconApi },
      { target: 'modals', to: '/pages/modal-examples', icon: IconSquare },
    ],
  },
  { name: 'authentication', foldable: true, pages: authentication },
  {
    name: 'other',
    foldable: true,
    pages: [
      { target: 'comingSoon', to: '/misc/coming-soon', icon: IconCircleDashed, subject: 'Auth' },
      { target: 'notAuthorized', to: '/misc/not-authorized', icon: IconCircleDashed, subject: 'Auth' },
      { target: 'maintenance', to: '/misc/maintenance', icon: IconCircleDashed, subject: 'Auth' },
      { target: 'error', to: '/misc/error', icon: IconAlertCircle, subject: 'Auth' },
    ],
  },
];
