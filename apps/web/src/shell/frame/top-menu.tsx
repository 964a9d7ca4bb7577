import { Logo } from '@kazi/ui/logo';
import { Menu } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import IconStar from '#icons/IconStar';
import { useWorkspaceLook } from '../workspace-look.ts';
import { currentItem } from './current-item.ts';
import classes from './top-menu.module.css';
import type { FrameContent, NavigationGroup } from './types.ts';

interface TopMenuProps extends Pick<FrameContent, 'navigation' | 'bookmarks'> {
  className: string | undefined;
}

/** The menu along the top of wide screens: a list that opens for each part of it. */
export function TopMenu({ navigation, bookmarks, className }: TopMenuProps) {
  const { t } = useTranslation('shell');
  const { logo } = useWorkspaceLook();
  const { pathname } = useLocation();
  const starred = bookmarks.list.map(({ path, title }) => ({ to: path, label: title, icon: IconStar }));
  const parts = [...Map.groupBy(navigation, ({ part, label }) => part ?? label)];
  return (
    <nav className={`${classes.menu} ${className}`} aria-label={t('menu.label')}>
      <Link to="/" className={classes.brand} aria-label={t('home')}>
        <Logo size={24} src={logo} />
      </Link>
      {parts.map(([label, groups]) => (
        <TopMenuPart key={label} label={label} groups={groups} pathname={pathname} />
      ))}
      {starred.length > 0 && (
        <TopMenuPart label={t('bookmarks.title')} groups={[{ label: '', items: starred }]} />
      )}
    </nav>
  );
}

interface TopMenuPartProps {
  label: string;
  groups: readonly NavigationGroup[];
  /** The page that is open; left out where the menu does not say which it is. */
  pathname?: string;
}

function TopMenuPart({ label, groups, pathname }: TopMenuPartProps) {
  const current =
    pathname &&
    currentItem(
      groups.flatMap(({ items }) => items),
      pathname,
    )?.to;
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <button type="button" className={classes.group} data-current={Boolean(current) || undefined}>
          {label}
          <IconChevronDown size={14} stroke={1.8} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown mah="min(70vh, 520px)" className={classes.pages}>
        {groups.map((group) => (
          <Fragment key={group.label}>
            {groups.length > 1 && <Menu.Label>{group.label}</Menu.Label>}
            {group.items.map(({ to, icon: Icon, label: name }) => (
              <Menu.Item
                key={to}
                component={Link}
                to={to}
                leftSection={<Icon size={16} stroke={1.6} />}
                aria-current={to === current ? 'page' : undefined}
              >
                {name}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
