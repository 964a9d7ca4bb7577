import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import classes from './link-tabs.module.css';

interface LinkTabsProps {
  /** What the pages belong to, for screen readers. */
  label: string;
  tabs: readonly { label: string; to: NonNullable<LinkProps['to']>; params?: LinkProps['params'] }[];
}

/** Pages of one thing, side by side under its heading: links that look like tabs. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where there are more than fit, the one that is open comes into view.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <nav ref={nav} className={classes.tabs} aria-label={label}>
      {tabs.map(({ label: name, to, params }) => (
        <Link
          key={to}
          to={to}
          {...(params && { params })}
          className={classes.tab}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
