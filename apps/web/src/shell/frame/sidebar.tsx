import { Logo } from '@kazi/ui/logo';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconKeyboard from '#icons/IconKeyboard';
import IconLayoutSidebarLeftCollapse from '#icons/IconLayoutSidebarLeftCollapse';
import IconLayoutSidebarLeftExpand from '#icons/IconLayoutSidebarLeftExpand';
import IconStar from '#icons/IconStar';
import { setPreference, usePreferences } from '../preferences.ts';
import { DirectionButton } from './direction-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import classes from './sidebar.module.css';
import { SidebarGroup } from './sidebar-group.tsx';
import { SkinMenu } from './skin-menu.tsx';
import type { FrameContent } from './types.ts';

interface SidebarProps extends FrameContent {
  onShowShortcuts: () => void;
  /** On a phone: never collapsed, since it covers the page anyway. */
  inDrawer?: boolean;
}

/** The menu: pages by group, starred pages, and what helps to use it. */
export function Sidebar({ navigation, bookmarks, onShowShortcuts, inDrawer = false }: SidebarProps) {
  const { t } = useTranslation('shell');
  const collapsed = usePreferences().menu === 'collapsed' && !inDrawer;
  const Fold = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const foldLabel = collapsed ? t('menu.expand') : t('menu.collapse');
  return (
    <div className={classes.sidebar} data-collapsed={collapsed || undefined}>
      <Link to="/" className={classes.brand} aria-label={t('home')}>
        <Logo size={26} />
        {!collapsed && <span>Kazi</span>}
      </Link>
      <nav className={classes.pages} aria-label={t('menu.label')}>
        {navigation.map((group) => (
          <SidebarGroup key={group.label} {...group} collapsed={collapsed} />
        ))}
        {bookmarks.list.length > 0 && (
          <SidebarGroup
            label={t('bookmarks.title')}
            items={bookmarks.list.map(({ path, title }) => ({ to: path, icon: IconStar, label: title }))}
            collapsed={collapsed}
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
            <LanguageMenu />
            <SkinMenu />
            <DirectionButton />
          </div>
        ) : (
          <button
            type="button"
            className={classes.tool}
            onClick={() => setPreference('menu', collapsed ? 'open' : 'collapsed')}
            title={foldLabel}
          >
            <Fold size={18} stroke={1.6} aria-hidden="true" className="mantine-rotate-rtl" />
            <span className={collapsed ? classes.hidden : undefined}>{foldLabel}</span>
          </button>
        )}
      </div>
    </div>
  );
}
