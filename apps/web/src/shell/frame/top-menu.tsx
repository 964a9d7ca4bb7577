import { Menu } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import IconStar from '#icons/IconStar';
import classes from './top-menu.module.css';
import type { FrameContent, NavigationGroup } from './types.ts';

interface TopMenuProps extends Pick<FrameContent, 'navigation' | 'bookmarks'> {
  className: string | undefined;
}

/** The menu along the top of wide screens: a list that opens for each group of pages. */
export function TopMenu({ navigation, bookmarks, className }: TopMenuProps) {
  const { t } = useTranslation('shell');
  const starred: NavigationGroup = {
    label: t('bookmarks.title'),
    items: bookmarks.list.map(({ path, title }) => ({ to: path, label: title, icon: IconStar })),
  };
  const groups = starred.items.length > 0 ? [...navigation, starred] : navigation;
  return (
    <nav className={`${classes.menu} ${className}`} aria-label={t('menu.label')}>
      {groups.map((group) => (
        <TopMenuGroup key={group.label} {...group} />
      ))}
    </nav>
  );
}

function TopMenuGroup({ label, items }: NavigationGroup) {
  const { pathname } = useLocation();
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <button
          type="button"
          className={classes.group}
          data-current={items.some(({ to }) => to === pathname) || undefined}
        >
          {label}
          <IconChevronDown size={14} stroke={1.8} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown mah="min(70vh, 520px)" className={classes.pages}>
        {items.map(({ to, icon: Icon, label: name }) => (
          <Menu.Item
            key={to}
            component={Link}
            to={to}
            leftSection={<Icon size={16} stroke={1.6} />}
            aria-current={to === pathname ? 'page' : undefined}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
