import { brandName } from '@kazi/ui/brand';
import { Logo } from '@kazi/ui/logo';
import type { ReactNode } from 'react';
import { useTitle } from '../../shell/page/use-title.ts';
import classes from './misc-page.module.css';

interface MiscPageProps {
  title: string;
  message: ReactNode;
  /** A drawing of what happened. */
  picture: ReactNode;
  /** Ways on. */
  children: ReactNode;
}

/** A page that stands alone, says one thing and leads on. */
export function MiscPage({ title, message, picture, children }: MiscPageProps) {
  useTitle(title);
  return (
    <main className={classes.page}>
      <span className={classes.brand}>
        <Logo size={28} />
        {brandName}
      </span>
      <h1 className={classes.title} tabIndex={-1} data-page-title>
        {title}
      </h1>
      <p className={classes.message}>{message}</p>
      <div className={classes.actions}>{children}</div>
      <svg className={classes.picture} viewBox="0 0 320 200" aria-hidden="true" focusable="false">
        {picture}
        <path d="M8 184h304" className={classes.line} />
      </svg>
    </main>
  );
}
