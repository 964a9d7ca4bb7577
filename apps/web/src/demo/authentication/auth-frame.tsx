import { brandName } from '@kazi/ui/brand';
import { Logo } from '@kazi/ui/logo';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTitle } from '../../shell/page/use-title.ts';
import { links } from '../routing/links.ts';
import classes from './auth-frame.module.css';

/** The two looks of the pages before a login: a card in the middle, or a form beside a picture. */
export type AuthVariant = 'basic' | 'cover';

interface AuthFrameProps {
  variant: AuthVariant;
  /** What stands beside a form that is not a card. */
  cover: ReactNode;
  /** Heading, and the tab's title. */
  title: string;
  description: ReactNode;
  children: ReactNode;
  /** Where else to go: one line below. */
  footer?: ReactNode;
}

/** Around each form before a login. Its first empty field has the focus. */
export function AuthFrame({ variant, cover, title, description, children, footer }: AuthFrameProps) {
  useTitle(title);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    const fields = [...(page.current?.querySelectorAll('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classes.frame} data-variant={variant}>
      {variant === 'cover' && cover}
      <main ref={page} className={classes.main}>
        <div className={classes.card}>
          <Link to={links.home} className={classes.brand}>
            <Logo size={28} />
            {brandName}
          </Link>
          <h1 className={classes.title} tabIndex={-1} data-page-title>
            {title}
          </h1>
          <p className={classes.description}>{description}</p>
          {children}
          {footer && <p className={classes.footer}>{footer}</p>}
        </div>
      </main>
    </div>
  );
}
