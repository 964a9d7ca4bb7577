import { brandName } from '@kazi/ui/brand';
import { Logo } from '@kazi/ui/logo';
import { Link, useLocation } from '@tanstack/react-router';
import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconKeyboard from '#icons/IconKeyboard';
import IconLayoutSidebarLeftCollapse from '#icons/IconLayoutSidebarLeftCollapse';
import IconLayoutSidebarLeftExpand from '#icons/IconLayoutSidebarLeftExpand';
import IconStar from '#icons/IconStar';
import { version } from '../../../../../package.json';
import { setPreference, useResolvedPreferences } from '../preferences.ts';
import { currentItem } from './current-item.ts';
import { DisplayMenu } from './display-menu.tsx';
import classes from './sidebar.module.css';
import { SidebarGroup } from './sidebar-group.tsx';
import type { FrameContent } from './types.ts';

interface SidebarProps extends FrameContent {
  onShowShortcuts: () => void;
  /** On a phone: never collapsed, since it covers the page anyway. */
  inDrawer?: boolean;
}

/** The menu: pages by group, starred pages, and what helps to use it. */
export function Sidebar({ navigation, bookmarks, onShowShortcuts, inDrawer = false }: SidebarProps) {
  const { t } = useTranslation('shell');
  const isNarrow = useResolvedPreferences().menu === 'collapsed' && !inDrawer;
  const { isWanted, close, handlers } = useWanted();
  const collapsed = isNarrow && !isWanted;
  const Fold = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const { pathname } = useLocation();
  const pages = navigation.flatMap(({ items }) => items);
  const foldLabel = isNarrow ? t('menu.expand') : t('menu.collapse');
  function fold(isPointed: boolean) {
    setPreference('menu', isNarrow ? 'open' : 'collapsed');
    if (!isNarrow) close(isPointed);
  }
  return (
    <div
      className={classes.sidebar}
      data-collapsed={collapsed || undefined}
      data-over-page={(isNarrow && isWanted) || undefined}
      {...handlers}
    >
      <Link to="/" className={classes.brand} aria-label={t('home')}>
        <Logo size={26} />
        {!collapsed && <span>{brandName}</span>}
      </Link>
      <nav className={classes.pages} aria-label={t('menu.label')}>
        {navigation.map((group) => (
          <SidebarGroup key={group.label} {...group} collapsed={collapsed} />
        ))}
        {bookmarks.list.length > 0 && (
          <SidebarGroup
            label={t('bookmarks.title')}
            items={bookmarks.list.map(({ path, title }) => ({
              to: path,
              // Where only icons are shown, stars alike would say nothing.
              icon: (collapsed && pages.find(({ to }) => to === path)?.icon) || IconStar,
              label: title,
            }))}
            collapsed={collapsed}
            isMarkedAbove={currentItem(pages, pathname) !== undefined}
          />
        )}
      </nav>
      <div className={classes.foot}>
        <button type="button" className={classes.tool} onClick={onShowShortcuts} title={t('shortcuts.open')}>
          <IconKeyboard size={18} stroke={1.6} aria-hidden="true" />
          <span className={collapsed ? classes.hidden : undefined}>{t('shortcuts.title')}</span>
        </button>
        {inDrawer ? (
          <div className={classes.look}>
            <DisplayMenu />
          </div>
        ) : (
          <button
            type="button"
            className={classes.tool}
            // A key that presses a button counts no clicks.
            onClick={({ detail }) => fold(detail > 0)}
            title={foldLabel}
          >
            <Fold size={18} stroke={1.6} aria-hidden="true" className="mantine-rotate-rtl" />
            <span className={collapsed ? classes.hidden : undefined}>{foldLabel}</span>
          </button>
        )}
        {!collapsed && (
          <small className={classes.version}>
            {brandName} <bdi>{version}</bdi>
          </small>
        )}
      </div>
    </div>
  );
}

/** Where only icons are shown, the whole menu opens over the page while the pointer or the focus is in it. */
function useWanted() {
  const [isWanted, setWanted] = useState(false);
  // The pointer that folded the menu away rests in it, and wants it only once it has come anew.
  const rests = useRef(false);
  return {
    isWanted,
    close: (isPointed: boolean) => {
      rests.current = isPointed;
      setWanted(false);
    },
    handlers: {
      // Where a pointer rested while the page was loading, nothing tells that it came.
      onPointerMove: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && !rests.current && setWanted(true),
      onPointerLeave: () => {
        rests.current = false;
        setWanted(false);
      },
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setWanted(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || setWanted(false),
    },
  };
}
