import { brandName } from '@kazi/ui/brand';
import { Logo } from '@kazi/ui/logo';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shell/page/use-title.ts';
import { Landscape } from '../parts/landscape.tsx';
import { links } from '../routing/links.ts';
import classes from './auth-frame.module.css';
import { type CoverName, CoverPicture } from './cover-pictures.tsx';

/** The two looks of the pages before a login: a card in the middle, or a form beside a picture. */
export type AuthVariant = 'basic' | 'cover';

interface AuthFrameProps {
  variant: AuthVariant;
  /** What stands beside a form that is not a card. */
  cover: CoverName;
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
  const { t } = useTranslation('demo/authentication');
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    const fields = [...(page.current?.querySelectorAll('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classes.frame} data-variant={variant}>
      {variant === 'cover' ? (
        <aside className={classes.cover} aria-label={t('cover.label')}>
          <CoverPicture name={cover} />
          <p className={classes.claim}>{t('cover.claim')}</p>
          <p className={classes.detail}>{t('cover.detail')}</p>
        </aside>
      ) : (
        <Landscape />
      )}
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
