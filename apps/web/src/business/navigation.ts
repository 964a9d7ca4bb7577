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
import { api } from '../api/queries.ts';
import type { Texts } from '../i18n/namespaces.ts';
import type { NavigationGroup, NavigationItem } from '../shell/frame/types.ts';
import type { listOptions, Page } from '../shell/list/use-list.ts';

/** What texts call a page: in `nav` of those of the frame, and with the other words that the palette finds it by. */
type PageName = keyof Texts['shell']['nav'] & keyof Texts['palette']['words'];

/** What a page asks the server by. It comes with the code that fetches ahead, so that the frame does not bring it. */
export interface Asks {
  forList: <Input, Output extends Page, Failure>(
    ...list: Parameters<typeof listOptions<Input, Output, Failure>>
  ) => Promise<void>;
  forMyWork: () => Promise<void>;
  forOwnAccounts: () => Promise<void>;
  forUsers: () => Promise<void>;
}

/** A page of the menu of the business application. */
export interface MenuPage extends NavigationItem {
  name: PageName;
  /** Asks for what the page shows first, once a pointer or the focus stays on its link; null where there is nothing to gain. */
  ask: ((asks: Asks) => Promise<void>) | null;
}

interface GuardedPage extends Omit<MenuPage, 'label'> {
  /** The ability that shows the page; without it, every user sees the page. */
  needs?: readonly [Action, Subject];
  /** The ability that hides the page, since another shows the same and more. */
  unless?: readonly [Action, Subject];
}

const work: readonly GuardedPage[] = [
  { name: 'home', ask: null, to: '/', icon: IconHome, keys: 'g h' },
  {
    name: 'mine',
    ask: ({ forMyWork }) => forMyWork(),
    to: '/my-work',
    icon: IconChecklist,
    keys: 'g w',
    needs: ['read', 'Task'],
  },
  {
    name: 'projects',
    ask: ({ forList }) => forList(api.organisation.projects.list, (cursor) => ({ cursor }), { kept: true }),
    to: '/projects',
    icon: IconFolders,
    keys: 'g p',
    needs: ['read', 'Project'],
  },
  {
    name: 'apps',
    ask: ({ forList }) => forList(api.organisation.apps.list, (cursor) => ({ cursor }), { kept: true }),
    to: '/apps',
    // What an app is made of has an address of its own.
    under: ['/flows', '/tasks'],
    icon: IconApps,
    keys: 'g a',
    needs: ['read', 'App'],
  },
];

const money: readonly GuardedPage[] = [
  {
    name: 'wallet',
    ask: ({ forOwnAccounts }) => forOwnAccounts(),
    to: '/wallet',
    icon: IconWallet,
    keys: 'g m',
    needs: ['read', 'Account'],
  },
  {
    name: 'payroll',
    ask: null,
    to: '/payroll',
    icon: IconCash,
    keys: 'g y',
    needs: ['approve', 'Payroll'],
  },
  {
    name: 'myPay',
    ask: null,
    to: '/my-pay',
    icon: IconCash,
    keys: 'g y',
    needs: ['read', 'Payroll'],
    unless: ['approve', 'Payroll'],
  },
];

const workspace: readonly GuardedPage[] = [
  {
    name: 'people',
    ask: ({ forUsers }) => forUsers(),
    to: '/people',
    icon: IconUsers,
    keys: 'g u',
    needs: ['read', 'User'],
  },
  {
    name: 'roles',
    ask: null,
    to: '/roles',
    icon: IconShieldLock,
    keys: 'g r',
    needs: ['read', 'Role'],
  },
  {
    name: 'settings',
    ask: null,
    to: '/workspace',
    icon: IconSettings,
    needs: ['update', 'Workspace'],
  },
  {
    name: 'audit',
    ask: null,
    to: '/workspace/audit',
    icon: IconHistory,
    keys: 'g l',
    needs: ['manage', 'all'],
  },
];

/** Of the bar at the lower edge of a phone, in order of how often they are opened there. */
const bottomNames: readonly PageName[] = [
  'home',
  'mine',
  'wallet',
  'myPay',
  'payroll',
  'projects',
  'people',
  'roles',
];
const bottomRoom = 3;

/** The pages that a phone has along its lower edge: the first of those that the menu has for its reader. */
export function bottomPages(navigation: readonly { items: readonly MenuPage[] }[]): MenuPage[] {
  const pages = navigation.flatMap(({ items }) => items);
  return bottomNames.flatMap((name) => pages.find((page) => page.name === name) ?? []).slice(0, bottomRoom);
}

const groups = { work, money, workspace };

/** The menu of the business application, as far as an ability reaches. */
export function useNavigation(ability: Ability): (NavigationGroup & { items: readonly MenuPage[] })[] {
  const { t } = useTranslation('shell');
  const isShown = ({ needs, unless }: GuardedPage) =>
    (!needs || ability.can(...needs)) && !(unless && ability.can(...unless));
  return (['work', 'money', 'workspace'] as const)
    .map((name) => ({
      label: t(`nav.${name}`),
      items: groups[name].filter(isShown).map((page) => ({ ...page, label: t(`nav.${page.name}`) })),
    }))
    .filter(({ items }) => items.length > 0);
}
