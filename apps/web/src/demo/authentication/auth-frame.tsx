import { Logo } from '@kazi/ui/logo';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTitle } from '../../shell/page/use-title.ts';
import { links } from '../routing/links.ts';
import classes from './auth-frame.module.css';
import coverPictureClasses from './cover-picture.module.css';

/** The two looks of the pages before a login: a card in the middle, or a form beside a picture. */
export type AuthVariant = 'basic' | 'cover';

interface AuthFrameProps {
  variant: AuthVariant;
  /** Heading, and the tab's title. */
  title: string;
  description: ReactNode;
  children: ReactNode;
  /** Where else to go: one line below. */
  footer?: ReactNode;
}

/** Around each form before a login. Its first empty field has the focus. */
export function AuthFrame({ variant, title, description, children, footer }: AuthFrameProps) {
  useTitle(title);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    const fields = [...(page.current?.querySelectorAll('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classes.frame} data-variant={variant}>
      {variant === 'cover' && <CoverPicture />}
      <main ref={page} className={classes.main}>
        <div className={classes.card}>
          <Link to={links.home} className={classes.brand}>
            <Logo size={28} />
            Kazi
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

/** Nairobi's skyline at dawn. Only a picture: screen readers pass over it. */
function CoverPicture() {
  return (
    <svg
      className={coverPictureClasses.picture}
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="800" height="900" className={coverPictureClasses.sky} />
      <circle cx="560" cy="470" r="120" className={coverPictureClasses.sun} />
      <path
        className={coverPictureClasses.far}
        d="M0 640 90 590l80 30 100-60 90 40 120-70 110 50 90-30 120 40v310H0z"
      />
      <path
        className={coverPictureClasses.town}
        d="M60 900V640h70v-40h60v300zm150 0V560h30v-60h60v60h30v340zm140 0V660h90v240zm100 0V520a45 45 0 0 1 90 0v380zm-2-390h94v14h-94zm120 390V600h80v300zm90 0V640l50-30 50 30v260z"
      />
      <path
        className={coverPictureClasses.tree}
        d="M120 900c4-60 2-100-6-150-30 8-70 2-84-16 26 2 40-4 52-12-20-4-36-16-40-30 30 6 62 4 84 16 24-16 66-20 94-6-14 16-34 20-46 22 14 8 26 12 44 12-22 18-54 20-82 14-2 50-2 90 4 150z"
      />
      <rect y="880" width="800" height="20" className={coverPictureClasses.ground} />
    </svg>
  );
}
