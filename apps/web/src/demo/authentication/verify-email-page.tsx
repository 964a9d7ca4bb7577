import { accounts } from '@kazi/simulation/auth';
import { buttonClass, LeanButton } from '@kazi/ui/lean-button';
import { toast } from '@kazi/ui/toast';
import { Link } from '@tanstack/react-router';
import { links } from '../routing/links.ts';
import classes from './auth-frame.module.css';
import { AuthFrame, type AuthVariant } from './auth-frame.tsx';

/** Says where the mail went that confirms an address, and sends it again. */
export function VerifyEmailPage({ variant }: { variant: AuthVariant }) {
  return (
    <AuthFrame
      variant={variant}
      title="Look into your mailbox"
      description={
        <>
          A link that confirms the address is on its way to <bdi>{accounts.admin.email}</bdi>. It is good for
          a day.
        </>
      }
      footer={
        <>
          The wrong address? <Link to={links.register(variant)}>Register again</Link>
        </>
      }
    >
      <div className={classes.form}>
        <Link to={links.home} className={buttonClass({ wide: true })}>
          Skip for now
        </Link>
        <LeanButton
          look="default"
          wide
          onClick={() => toast({ message: `Sent again to ${accounts.admin.email}.` })}
        >
          Send it again
        </LeanButton>
      </div>
    </AuthFrame>
  );
}
