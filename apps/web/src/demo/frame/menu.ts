import { type DemoPage, pages } from '@kazi/simulation/pages';
import {
  type AuthenticationPage,
  type AuthenticationVariant,
  authenticationPages,
  authenticationPath,
  authenticationVariants,
  paths,
} from '@kazi/simulation/paths';
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
  keys?: string | undefined;
  /** Where it is not the demo as a whole, see `session/guard.ts`. */
  subject?: string | undefined;
  variant?: AuthenticationVariant;
}

interface MenuGroup {
  name: NonNullable<DemoPage['group']> | 'authentication';
  foldable?: boolean;
  pages: readonly MenuPage[];
}

type Listed = Extract<(typeof pages)[number], { group: string }>;

const icons: Record<Listed['icon'], Icon> = {
  'alert-circle': IconAlertCircle,
  api: IconApi,
  book: IconBook,
  'building-store': IconBuildingStore,
  calendar: IconCalendar,
  'chart-line': IconChartLine,
  checkbox: IconCheckbox,
  'circle-dashed': IconCircleDashed,
  'file-invoice': IconFileInvoice,
  heart: IconHeart,
  help: IconHelp,
  key: IconKey,
  'layout-kanban': IconLayoutKanban,
  license: IconLicense,
  lock: IconLock,
  mail: IconMail,
  messages: IconMessages,
  news: IconNews,
  settings: IconSettings,
  shield: IconShield,
  'shopping-bag': IconShoppingBag,
  'shopping-cart': IconShoppingCart,
  square: IconSquare,
  tag: IconTag,
  'user-circle': IconUserCircle,
  users: IconUsers,
};

const listed = pages.filter((page): page is Listed => 'group' in page);

const pagesOf = (group: DemoPage['group']): MenuPage[] =>
  listed
    .filter((page) => page.group === group)
    .map(({ target, icon, ...page }: Listed & Pick<DemoPage, 'keys' | 'subject'>) => ({
      target,
      to: paths[target],
      icon: icons[icon],
      keys: page.keys,
      subject: page.subject,
    }));

/** The pages before a login, in both their variants. */
const authentication = Object.keys(authenticationPages)
  .filter((name): name is AuthenticationPage => name in authenticationPages)
  .flatMap((target) =>
    authenticationVariants.map((variant) => ({
      target,
      to: authenticationPath(target, variant),
      icon: IconCircleDashed,
      variant,
      subject: 'Auth',
    })),
  );

/** The menu of the demo. */
export const menu: readonly MenuGroup[] = [
  { name: 'dashboards', pages: pagesOf('dashboards') },
  { name: 'apps', pages: pagesOf('apps') },
  { name: 'people', pages: pagesOf('people') },
  { name: 'pages', foldable: true, pages: pagesOf('pages') },
  { name: 'authentication', foldable: true, pages: authentication },
  { name: 'other', foldable: true, pages: pagesOf('other') },
];
