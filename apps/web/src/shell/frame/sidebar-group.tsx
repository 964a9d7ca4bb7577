import { Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import IconChevronRight from '#icons/IconChevronRight';
import { currentItem } from './current-item.ts';
import classes from './sidebar.module.css';
import type { NavigationGroup } from './types.ts';

interface SidebarGroupProps extends NavigationGroup {
  /** Only icons are shown. */
  collapsed: boolean;
  /** The open page is marked in another group: one place says where one is. */
  isMarkedAbove?: boolean;
}

/** Pages of one kind in the menu, under their heading; where the group is foldable, the heading opens it. */
export function SidebarGroup({
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
    <Tooltip label={label} position="right" disabled={!collapsed} openDelay={200}>
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
    </Tooltip>
  );
}
