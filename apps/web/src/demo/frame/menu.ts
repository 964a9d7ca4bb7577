import { type DemoPage, pages } from '@kazi/simulation/pages';
import {
  type AuthenticationPage,
  type AuthenticationVariant,
  authenticationPages,
  authenticationPath,
  authenticationVariants,
  paths,
} from '@kazi/simulation/paths';
import { sectionOf, showcasePaths } from '@kazi/simulation/showcase';
import type { Icon } from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';
import IconAlertCircle from '#icons/IconAlertCircle';
import IconApi from '#icons/IconApi';
import IconBook from '#icons/IconBook';
import IconBuildingStore from '#icons/IconBuildingStore';
import IconCalendar from '#icons/IconCalendar';
import IconChartBar from '#icons/IconChartBar';
import IconChartLine from '#icons/IconChartLine';
import IconCheckbox from '#icons/IconCheckbox';
import IconCircleDashed from '#icons/IconCircleDashed';
import IconComponents from '#icons/IconComponents';
import IconFileInvoice from '#icons/IconFileInvoice';
import IconForms from '#icons/IconForms';
import IconHeart from '#icons/IconHeart';
import IconHelp from '#icons/IconHelp';
import IconIcons from '#icons/IconIcons';
import IconKey from '#icons/IconKey';
import IconLayout from '#icons/IconLayout';
import IconLayoutGrid from '#icons/IconLayoutGrid';
import IconLayoutKanban from '#icons/IconLayoutKanban';
import IconLicense from '#icons/IconLicense';
import IconLock from '#icons/IconLock';
import IconMail from '#icons/IconMail';
import IconMessages from '#icons/IconMessages';
import IconNews from '#icons/IconNews';
import IconPalette from '#icons/IconPalette';
import IconPuzzle from '#icons/IconPuzzle';
import IconSettings from '#icons/IconSettings';
import IconShield from '#icons/IconShield';
import IconShoppingBag from '#icons/IconShoppingBag';
import IconShoppingCart from '#icons/IconShoppingCart';
import IconSquare from '#icons/IconSquare';
import IconTable from '#icons/IconTable';
import IconTag from '#icons/IconTag';
import IconUserCircle from '#icons/IconUserCircle';
import IconUsers from '#icons/IconUsers';

export interface MenuPage {
  /** What it is called among the texts. */
  name: Extract<ParseKeys<'demo'>, `pages.${string}` | `showcase.${string}`>;
  to: string;
  icon: Icon;
  /** What pages that belong to it begin with, beside its own address. */
  under?: readonly string[] | undefined;
  keys?: string | undefined;
  /** Where it is not the demo as a whole, see `session/guard.ts`. */
  subject?: string | undefined;
  variant?: AuthenticationVariant;
}

interface MenuGroup {
  name: Extract<ParseKeys<'demo'>, `groups.${string}`>;
  foldable?: boolean;
  part?: MenuGroup['name'];
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
  components: IconComponents,
  'file-invoice': IconFileInvoice,
  heart: IconHeart,
  help: IconHelp,
  key: IconKey,
  icons: IconIcons,
  'layout-kanban': IconLayoutKanban,
  license: IconLicense,
  lock: IconLock,
  mail: IconMail,
  messages: IconMessages,
  news: IconNews,
  palette: IconPalette,
  settings: IconSettings,
  shield: IconShield,
  'shopping-bag': IconShoppingBag,
  'shopping-cart': IconShoppingCart,
  square: IconSquare,
  tag: IconTag,
  'user-circle': IconUserCircle,
  users: IconUsers,
};

const all: readonly DemoPage[] = pages;
const listed = pages.filter((page): page is Listed => 'group' in page);

/** Pages without a place in the menu, which the search and the stars know all the same. */
export const furtherPages: readonly Pick<MenuPage, 'name' | 'to'>[] = all
  .filter(({ group }) => group === undefined)
  .map(({ target }) => ({ name: `pages.${target}`, to: paths[target] }));

/** What pages that belong to one of the menu begin with, beside its own address. */
const under: Partial<Record<keyof typeof paths, readonly string[]>> = {
  invoices: ['/apps/invoice'],
  shop: [paths.product],
  users: ['/apps/user'],
  blog: ['/pages/blog'],
};

const pagesOf = (group: DemoPage['group']): MenuPage[] =>
  listed
    .filter((page) => page.group === group)
    .map(({ target, icon, ...page }: Listed & Pick<DemoPage, 'keys' | 'subject'>) => ({
      name: `pages.${target}`,
      to: paths[target],
      icon: icons[icon],
      under: under[target],
      keys: page.keys,
      subject: page.subject,
    }));

/** The pages before a login, in both their variants. */
const authentication = Object.keys(authenticationPages)
  .filter((name): name is AuthenticationPage => name in authenticationPages)
  .flatMap((target) =>
    authenticationVariants.map((variant) => ({
      name: `pages.${target}` as const,
      to: authenticationPath(target, variant),
      icon: IconCircleDashed,
      variant,
      subject: 'Auth',
    })),
  );

/** Pages of the showcase; the sections of a group share its icon. */
const showcaseGroup = (name: MenuGroup['name'], icon: Icon, ...sections: string[]): MenuGroup => ({
  name,
  foldable: true,
  part: 'groups.showcase',
  pages: showcasePaths
    .filter((path) => sections.includes(sectionOf(path)))
    .map((path) => ({ name: `showcase.${path}`, to: `/${path}`, icon })),
});

/** The menu of the demo. */
export const menu: readonly MenuGroup[] = [
  { name: 'groups.dashboards', pages: pagesOf('dashboards') },
  { name: 'groups.apps', pages: pagesOf('apps') },
  { name: 'groups.people', pages: pagesOf('people') },
  { name: 'groups.pages', foldable: true, pages: pagesOf('pages') },
  { name: 'groups.authentication', foldable: true, pages: authentication },
  { name: 'groups.other', foldable: true, pages: pagesOf('other') },
  { name: 'groups.showcase', pages: pagesOf('showcase') },
  showcaseGroup('groups.cards', IconLayoutGrid, 'cards'),
  showcaseGroup('groups.components', IconComponents, 'components'),
  showcaseGroup('groups.elements', IconForms, 'forms/elements'),
  showcaseGroup('groups.forms', IconForms, 'forms'),
  showcaseGroup('groups.tables', IconTable, 'tables', 'datatables'),
  showcaseGroup('groups.charts', IconChartBar, 'charts'),
  showcaseGroup('groups.extensions', IconPuzzle, 'extensions'),
  showcaseGroup('groups.layouts', IconLayout, 'page-layout'),
];
