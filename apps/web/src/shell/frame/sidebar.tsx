import { brandName } from '@kazi/ui/brand';
import { Logo } from '@kazi/ui/logo';
import type { Icon } from '@tabler/icons-react';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronRight from '#icons/IconChevronRight';
import IconKeyboard from '#icons/IconKeyboard';
import IconLayoutSidebarLeftCollapse from '#icons/IconLayoutSidebarLeftCollapse';
import IconLayoutSidebarLeftExpand from '#icons/IconLayoutSidebarLeftExpand';
import IconStar from '#icons/IconStar';
import { version } from '../../../../../package.json';
import { setPreference, useResolvedPreferences } from '../preferences.ts';
import { TooltipOnDemand } from '../tooltip-on-demand.tsx';
import { useWorkspaceLook } from '../workspace-look.ts';
import { currentItem } from './current-item.ts';
import { DisplayMenu } from './display-menu.tsx';
import classes from './sidebar.module.css';
import type { FrameContent, NavigationGroup } from './types.ts';

interface SidebarProps extends FrameContent {
  onShowShortcuts: () => void;
  /** On a phone: never collapsed, since it covers the page anyway. */
  inDrawer?: boolean;
}

/** The menu: pages by group, starred pages, and what helps to use it. */
export function Sidebar({ navigation, bookmarks, onShowShortcuts, inDrawer = false }: SidebarProps) {
  const { t } = useTranslation('shell');
  const look = useWorkspaceLook();
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
        <Logo size={26} src={look.logo} />
        {!collapsed && (
          <bdi className={classes.brandName} title={look.name}>
            {look.name}
          </bdi>
        )}
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
        <button
          type="button"
          className={classes.tool}
          data-keys
          onClick={onShowShortcuts}
          title={t('shortcuts.open')}
        >
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

interface SidebarGroupProps extends NavigationGroup {
  /** Only icons are shown. */
  collapsed: boolean;
  /** The open page is marked in another group: one place says where one is. */
  isMarkedAbove?: boolean;
}

/** Pages of one kind in the menu, under their heading; where the group is foldable, the heading opens it. */
function SidebarGroup({
  label,
  items,
  foldable = false,
  collapsed,
  isMarkedAbove = false,
}: SidebarGroupProps) {
  const { pathname } = useLocation();
  const id = useId();
  const current = currentItem(items, pathname);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = !foldable || (chosen ?? current !== undefined);
  // A menu of forty icons cannot be read; with the pointer in it, all of it opens.
  if (collapsed && !isOpen) return null;
  return (
    <section className={classes.group}>
      {!collapsed && (
        <h2 className={classes.heading}>
          {foldable ? (
            <button
              type="button"
              className={classes.fold}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setChosen(!isOpen)}
            >
              {label}
              <IconChevronRight size={14} stroke={2} aria-hidden="true" className={classes.chevron} />
            </button>
          ) : (
            label
          )}
        </h2>
      )}
      <div id={id} hidden={!isOpen}>
        {/* Closed groups hold most of a long menu, and each link of it costs every page time. */}
        {isOpen &&
          items.map(({ to, icon, label: name }) => (
            <MenuLink
              key={to}
              to={to}
              icon={icon}
              label={name}
              collapsed={collapsed}
              isCurrent={!isMarkedAbove && to === current?.to}
            />
          ))}
      </div>
    </section>
  );
}

interface MenuLinkProps {
  to: string;
  label: string;
  icon: Icon;
  /** Only the icon is shown; the name stays for screen readers and appears on hover. */
  collapsed: boolean;
  /** It is open, or a page that belongs to it. */
  isCurrent: boolean;
}

/** One page in the menu, in sight and marked while it or a page that belongs to it is open. */
function MenuLink({ to, label, icon: Icon, collapsed, isCurrent }: MenuLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const router = useRouter();
  useEffect(() => {
    if (!isCurrent) return undefined;
    const show = () => link.current?.scrollIntoView?.({ block: 'nearest' });
    show();
    // Once a page is drawn, the router puts the menu back to where it was scrolled to.
    return router.subscribe('onRendered', show);
  }, [isCurrent, router]);
  return (
    <>
      <Link
        to={to}
        ref={link}
        className={classes.link}
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={isCurrent ? 'true' : undefined}
        data-current={isCurrent || undefined}
      >
        <Icon size={18} stroke={1.6} aria-hidden="true" />
        <span className={collapsed ? classes.hidden : classes.name}>{label}</span>
      </Link>
      {collapsed && <TooltipOnDemand target={link} label={label} position="right" openDelay={200} />}
    </>
  );
}
