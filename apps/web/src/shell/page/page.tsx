import { PageHeader } from '@kazi/ui/page-header';
import { type ReactNode, useEffect } from 'react';
import classes from './page.module.css';
import { useTitle } from './use-title.ts';
import { lastVisit } from './visits.ts';

interface PageProps {
  /** Heading, and the tab's title. */
  title: string;
  /** The title as the heading shows it, where it can be changed in its place. */
  heading?: ReactNode;
  description?: ReactNode;
  /** Where the page is: links to what it belongs to. */
  above?: ReactNode;
  /** Links to its views, in the heading's line. */
  tabs?: ReactNode;
  actions?: ReactNode;
  /**
   * `narrow` for what is read or filled in, `wide` for lists, `full` for what takes all the room there is. A child
   * marked `data-fills-page` gets the rest of the window's height, and scrolls by itself.
   */
  width?: 'narrow' | 'wide' | 'full' | undefined;
  children: ReactNode;
}

/** A page of the application: its heading is the tab's title, and takes the focus when it is navigated to. */
export function Page({
  title,
  heading = title,
  description,
  above,
  tabs,
  actions,
  width = 'wide',
  children,
}: PageProps) {
  useTitle(title);
  useEffect(() => lastVisit.set({ path: location.pathname, title }), [title]);
  return (
    <div className={classes.page} data-width={width}>
      <PageHeader title={heading} description={description} above={above} tabs={tabs} actions={actions} />
      {children}
    </div>
  );
}
