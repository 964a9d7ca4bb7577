import { useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import IconChevronRight from '#icons/IconChevronRight';
import { MenuLink } from './menu-link.tsx';
import classes from './sidebar.module.css';
import type { NavigationGroup } from './types.ts';

interface SidebarGroupProps extends NavigationGroup {
  /** Only icons are shown. */
  collapsed: boolean;
}

/** Pages of one kind in the menu, under their heading; where the group is foldable, the heading opens it. */
export function SidebarGroup({ label, items, foldable = false, collapsed }: SidebarGroupProps) {
  const { pathname } = useLocation();
  const id = useId();
  const holdsCurrent = items.some(({ to }) => to === pathname);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = !foldable || (chosen ?? holdsCurrent);
  // Folded to icons there is no heading to open a group with, and a menu of forty icons helps nobody.
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
        {items.map(({ to, icon, label: name }) => (
          <MenuLink key={to} to={to} icon={icon} label={name} collapsed={collapsed} />
        ))}
      </div>
    </section>
  );
}
