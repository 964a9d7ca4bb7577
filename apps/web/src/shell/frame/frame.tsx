import { Kbd } from '@kazi/ui/kbd';
import { Text } from '@kazi/ui/layout';
import { ActionIcon } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconMenu2 from '#icons/IconMenu2';
import IconSearch from '#icons/IconSearch';
import IconStar from '#icons/IconStar';
import IconStarFilled from '#icons/IconStarFilled';
import { onDemand } from '../dialog/on-demand.ts';
import { OnceOpened } from '../once-opened.tsx';
import type { PaletteSearch } from '../palette/types.ts';
import { useTypedAhead } from '../palette/use-typed-ahead.ts';
import { useResolvedPreferences } from '../preferences.ts';
import { listenForShortcuts } from '../shortcuts/registry.ts';
import { Key, useShortcut } from '../shortcuts/use-shortcut.ts';
import { TooltipOnDemand } from '../tooltip-on-demand.tsx';
import { DisplayMenu } from './display-menu.tsx';
import classes from './frame.module.css';
import { InFrame } from './in-frame.ts';
import { QuickCreate } from './quick-create.tsx';
import { Sidebar } from './sidebar.tsx';
import topBarClasses from './top-bar.module.css';
import type { Bookmarks, FrameContent, NavigationItem } from './types.ts';

const PaletteDialog = onDemand(() =>
  import('../palette/palette-dialog.tsx').then((module) => module.PaletteDialog),
);
const TopMenu = onDemand(() => import('./top-menu.tsx').then((module) => module.TopMenu));
const BottomBar = onDemand(() => import('./bottom-bar.tsx').then((module) => module.BottomBar));
const PhoneMenu = onDemand(() => import('./phone-menu.tsx').then((module) => module.PhoneMenu));
const ShortcutsDialog = onDemand(() =>
  import('../shortcuts/shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
);

/** The code of what the frame opens most, before it is opened. */
export const fetchPalette = PaletteDialog.fetch;

interface FrameProps extends FrameContent {
  /** A line about the whole application, above everything. */
  notice?: ReactNode;
  /** Searches records for the palette. */
  search?: PaletteSearch;
  /** The pages of the bar that a phone has along its lower edge; without them it has none. */
  bottom?: readonly NavigationItem[];
  /** What stands at the end of the top bar, after the frame's own buttons: bell, user menu. */
  end: ReactNode;
  children: ReactNode;
}

/** Menu, top bar and page: what surrounds every screen behind the login. */
export function Frame({ notice, search, bottom, end, children, ...content }: FrameProps) {
  const { t } = useTranslation('shell');
  const [menuOpen, menu] = useDisclosure();
  const [paletteOpen, palette] = useDisclosure();
  const ahead = useTypedAhead(paletteOpen);
  const [shortcutsOpen, shortcuts] = useDisclosure();
  const { pathname } = useLocation();
  const { layout } = useResolvedPreferences();
  const hasBottomBar = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false });

  useEffect(() => listenForShortcuts(), []);
  useEffect(() => {
    if (pathname) menu.close();
  }, [pathname, menu.close]);
  useShortcut({
    keys: 'mod+k',
    label: t('palette.open'),
    group: t('shortcuts.anywhere'),
    run: palette.toggle,
  });
  useShortcut({
    keys: '?',
    label: t('shortcuts.open'),
    group: t('shortcuts.anywhere'),
    isGlobal: true,
    run: shortcuts.toggle,
  });

  return (
    <div className={classes.frame} data-bottom={bottom !== undefined || undefined}>
      <a className={classes.skip} href="#main">
        {t('skip')}
      </a>
      {notice}
      <aside className={classes.side}>
        <Sidebar {...content} onShowShortcuts={shortcuts.open} />
      </aside>
      <div className={classes.body}>
        <TopBar {...content} onOpenMenu={menu.open} onOpenPalette={palette.open} end={end} />
        {layout === 'horizontal' && (
          <Suspense fallback={<div className={classes.topMenu} />}>
            <TopMenu {...content} className={classes.topMenu} />
          </Suspense>
        )}
        <main id="main" className={classes.main} tabIndex={-1}>
          <InFrame value>
            <Suspense>{children}</Suspense>
          </InFrame>
        </main>
      </div>
      {bottom && hasBottomBar && (
        <Suspense>
          <BottomBar pages={bottom} actions={content.quickActions} onMore={menu.open} />
        </Suspense>
      )}
      <OnceOpened opened={menuOpen}>
        <PhoneMenu {...content} opened={menuOpen} onClose={menu.close} onShowShortcuts={shortcuts.open} />
      </OnceOpened>
      <OnceOpened opened={paletteOpen}>
        <PaletteDialog {...content} {...ahead} opened={paletteOpen} onClose={palette.close} search={search} />
      </OnceOpened>
      <OnceOpened opened={shortcutsOpen}>
        <ShortcutsDialog opened={shortcutsOpen} onClose={shortcuts.close} />
      </OnceOpened>
      {!paletteOpen && <NavigationShortcuts {...content} />}
    </div>
  );
}

/** Makes the keys of menu and quick actions work. */
function NavigationShortcuts({ navigation, quickActions }: FrameContent) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const pages = navigation.flatMap((group) => group.items);
  return (
    <>
      {pages.map(
        ({ keys, label, to }) =>
          keys && (
            <Key
              key={to}
              keys={keys}
              label={label}
              group={t('shortcuts.goTo')}
              run={() => navigate({ to })}
            />
          ),
      )}
      {quickActions.map(
        ({ keys, label, run }) =>
          keys && <Key key={label} keys={keys} label={label} group={t('shortcuts.create')} run={run} />,
      )}
    </>
  );
}

interface TopBarProps extends FrameContent {
  onOpenMenu: () => void;
  onOpenPalette: () => void;
  end: ReactNode;
}

/** Search, and the few things that are at hand on every page. */
function TopBar({ quickActions, bookmarks, onOpenMenu, onOpenPalette, end }: TopBarProps) {
  const { t } = useTranslation('shell');
  return (
    <header className={topBarClasses.bar}>
      <ActionIcon
        className={topBarClasses.phone}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('menu.open')}
        onClick={onOpenMenu}
      >
        <IconMenu2 size={20} stroke={1.6} />
      </ActionIcon>
      <button type="button" className={topBarClasses.search} onClick={onOpenPalette}>
        <IconSearch size={16} stroke={1.8} aria-hidden="true" />
        <Text as="span" cut grow>
          {t('palette.placeholder')}
        </Text>
        <span className={topBarClasses.searchKeys} aria-hidden="true">
          <Kbd keys="mod+k" />
        </span>
      </button>
      <div className={topBarClasses.tools}>
        <span className={topBarClasses.create}>
          <QuickCreate actions={quickActions} />
        </span>
        <BookmarkButton bookmarks={bookmarks} />
        <span className={topBarClasses.desk}>
          <DisplayMenu />
        </span>
        {end}
      </div>
    </header>
  );
}

/** Stars the page that is open, by the heading it has. */
function BookmarkButton({ bookmarks }: { bookmarks: Bookmarks }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  if (bookmarks.canStar?.(pathname) === false) return null;
  const isStarred = bookmarks.list.some(({ path }) => path === pathname);
  const label = isStarred ? t('bookmarks.remove') : t('bookmarks.add');
  const toggle = () => {
    const heading = document.querySelector('[data-page-title]')?.textContent;
    bookmarks.toggle({ path: pathname, title: heading || pathname });
  };
  return (
    <>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        aria-pressed={isStarred}
        onClick={toggle}
      >
        {isStarred ? (
          <IconStarFilled size={18} color="var(--kz-accent-ink)" />
        ) : (
          <IconStar size={18} stroke={1.6} />
        )}
      </ActionIcon>
      <TooltipOnDemand target={button} label={label} />
    </>
  );
}
