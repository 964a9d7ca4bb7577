import { UnstyledButton } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconMenu2 from '#icons/IconMenu2';
import classes from './bottom-bar.module.css';
import { currentItem } from './current-item.ts';
import { QuickCreate } from './quick-create.tsx';
import type { NavigationItem, QuickAction } from './types.ts';

interface BottomBarProps {
  pages: readonly NavigationItem[];
  actions: readonly QuickAction[];
  /** Opens the whole menu. */
  onMore: () => void;
}

/** What one opens most, within reach of the thumb of who holds a phone. */
export function BottomBar({ pages, actions, onMore }: BottomBarProps) {
  const { t } = useTranslation('shell');
  const current = currentItem(pages, useLocation().pathname);
  const links = pages.map(({ to, label, icon: Icon }) => (
    <Link
      key={to}
      to={to}
      className={classes.item}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={current?.to === to ? 'true' : undefined}
      data-current={current?.to === to || undefined}
    >
      <Icon size={22} stroke={1.6} aria-hidden="true" />
      <span className={classes.name}>{label}</span>
    </Link>
  ));
  const middle = Math.ceil(links.length / 2);
  return (
    <nav className={classes.bar} aria-label={t('bottom.label')}>
      {links.slice(0, middle)}
      {actions.length > 0 && (
        <span className={classes.create}>
          <QuickCreate actions={actions} size={44} />
        </span>
      )}
      {links.slice(middle)}
      <UnstyledButton className={classes.item} onClick={onMore}>
        <IconMenu2 size={22} stroke={1.6} aria-hidden="true" />
        <span className={classes.name}>{t('bottom.more')}</span>
      </UnstyledButton>
    </nav>
  );
}
