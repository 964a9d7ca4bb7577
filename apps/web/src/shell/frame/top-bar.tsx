import { Kbd } from '@kazi/ui/kbd';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconMenu2 from '#icons/IconMenu2';
import IconPlus from '#icons/IconPlus';
import IconSearch from '#icons/IconSearch';
import IconStar from '#icons/IconStar';
import IconStarFilled from '#icons/IconStarFilled';
import { DisplayMenu } from './display-menu.tsx';
import classes from './top-bar.module.css';
import type { Bookmarks, FrameContent, QuickAction } from './types.ts';

interface TopBarProps extends FrameContent {
  onOpenMenu: () => void;
  onOpenPalette: () => void;
  end: ReactNode;
}

/** Search, and the few things that are at hand on every page. */
export function TopBar({ quickActions, bookmarks, onOpenMenu, onOpenPalette, end }: TopBarProps) {
  const { t } = useTranslation('shell');
  return (
    <header className={classes.bar}>
      <ActionIcon
        className={classes.phone}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('menu.open')}
        onClick={onOpenMenu}
      >
        <IconMenu2 size={20} stroke={1.6} />
      </ActionIcon>
      <button type="button" className={classes.search} onClick={onOpenPalette}>
        <IconSearch size={16} stroke={1.8} aria-hidden="true" />
        <span className={classes.searchText}>{t('palette.placeholder')}</span>
        <span className={classes.searchKeys} aria-hidden="true">
          <Kbd keys="mod+k" />
        </span>
      </button>
      <div className={classes.tools}>
        <QuickCreate actions={quickActions} />
        <BookmarkButton bookmarks={bookmarks} />
        <span className={classes.desk}>
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
  if (bookmarks.canStar?.(pathname) === false) return null;
  const isStarred = bookmarks.list.some(({ path }) => path === pathname);
  const label = isStarred ? t('bookmarks.remove') : t('bookmarks.add');
  const toggle = () => {
    const heading = document.querySelector('[data-page-title]')?.textContent;
    bookmarks.toggle({ path: pathname, title: heading || pathname });
  };
  return (
    <Tooltip label={label}>
      <ActionIcon
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
    </Tooltip>
  );
}

/** What can be made from anywhere. Not there for somebody who may make nothing. */
function QuickCreate({ actions }: { actions: readonly QuickAction[] }) {
  const { t } = useTranslation('shell');
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon size={36} aria-label={t('create')}>
          <IconPlus size={18} stroke={2} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, keys, run }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={16} stroke={1.6} />}
            rightSection={keys && <Kbd keys={keys} />}
            onClick={run}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
