import { LeanButton } from '@kazi/ui/lean-button';
import { type ReactNode, useEffect, useRef } from 'react';
import IconAlertCircle from '#icons/IconAlertCircle';
import { useTitle } from '../../../shell/page/use-title.ts';
import classes from './signed-out-page.module.css';
import type { useEntryForm } from './use-entry-form.ts';

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

/** Why the whole form was refused, above it; read out as it appears. */
export function ProblemNote({ children }: { children: ReactNode }) {
  return (
    <div className={classes.problem} role="alert">
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}

type Entry = ReturnType<typeof useEntryForm>['entry'];

interface EntryFormProps extends Entry {
  /** The verb on its button. */
  submit: string;
  look?: 'default';
  /** What there is to say beside a refusal. */
  wayOut?: ReactNode;
  /** The fields, one below the other. */
  children: ReactNode;
}

/** A form before the login: why it was refused, its fields, and the button that sends it. */
export function EntryForm({ form, busy, refusal, submit, look, wayOut, children }: EntryFormProps) {
  return (
    <form {...form} className={classes.form}>
      {refusal && (
        <ProblemNote>
          {refusal.message} {wayOut}
        </ProblemNote>
      )}
      {children}
      <LeanButton type="submit" busy={busy} wide {...(look && { look })}>
        {submit}
      </LeanButton>
    </form>
  );
}
