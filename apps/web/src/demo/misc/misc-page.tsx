import { brandName } from '@kazi/ui/brand';
import { Logo } from '@kazi/ui/logo';
import type { ReactNode } from 'react';
import { useTitle } from '../../shell/page/use-title.ts';
import { Landscape } from '../parts/landscape.tsx';
import { type Shape, Shapes } from '../parts/shapes.tsx';
import classes from './misc-page.module.css';

interface MiscPageProps {
  title: string;
  message: ReactNode;
  /** A drawing of what happened. */
  picture: readonly Shape[];
  /** Ways on. */
  children: ReactNode;
}

/** A page that stands alone, says one thing and leads on. */
export function MiscPage({ title, message, picture, children }: MiscPageProps) {
  useTitle(title);
  return (
    <main className={classes.page}>
      <Landscape />
      <div className={classes.words}>
        <span className={classes.brand}>
          <Logo size={28} />
          {brandName}
        </span>
        <h1 className={classes.title} tabIndex={-1} data-page-title>
          {title}
        </h1>
        <p className={classes.message}>{message}</p>
        <div className={classes.actions}>{children}</div>
      </div>
      <svg className={classes.picture} viewBox="0 0 320 186" aria-hidden="true" focusable="false">
        <Shapes shapes={picture} classes={classes} />
      </svg>
    </main>
  );
}
