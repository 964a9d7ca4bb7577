import { type ReactNode, useEffect, useRef } from 'react';
import { useTitle } from '../../../shell/page/use-title.ts';
import classes from './signed-out-page.module.css';

interface SignedOutPageProps {
  /** Heading, and the tab's title. */
  title: string;
  description?: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
  /** Where else to go: one line below. */
  footer?: ReactNode;
}

/** One screen before the login. Its first empty field has the focus, or its heading where it has none. */
export function SignedOutPage({ title, description, icon, children, footer }: SignedOutPageProps) {
  useTitle(title);
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const fields = [...(page.current?.querySelectorAll('input') ?? [])];
    (fields.find((field) => field.value === '') ?? heading.current)?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={page} className={classes.page}>
      {icon && <div className={classes.icon}>{icon}</div>}
      <h1 ref={heading} className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {description && <p className={classes.description}>{description}</p>}
      {children && <div className={classes.body}>{children}</div>}
      {footer && <p className={classes.footer}>{footer}</p>}
    </div>
  );
}
