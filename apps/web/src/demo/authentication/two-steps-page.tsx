import { LeanButton } from '@kazi/ui/lean-button';
import { toast } from '@kazi/ui/toast';
import { Link, useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { links } from '../routing/links.ts';
import classes from './auth-frame.module.css';
import { AuthFrame, type AuthVariant } from './auth-frame.tsx';
import { CodeField } from './code-field.tsx';

const digits = 6;

/** The second step of a login: the code that a phone was sent. */
export function TwoStepsPage({ variant }: { variant: AuthVariant }) {
  const router = useRouter();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code.length < digits) return setProblem(`The code has ${digits} digits.`);
    await router.navigate({ href: links.home });
  }

  return (
    <AuthFrame
      variant={variant}
      title="One more step"
      description={
        <>
          Type the code sent to <bdi>+254 7•• ••• 482</bdi>. Any six digits will do here.
        </>
      }
      footer={<Link to={links.login(variant)}>Back to the login</Link>}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        {problem && (
          <div className={classes.problem} role="alert">
            {problem}
          </div>
        )}
        <CodeField digits={digits} value={code} onChange={setCode} />
        <LeanButton type="submit" wide>
          Verify
        </LeanButton>
        <LeanButton look="default" wide onClick={() => toast({ message: 'A new code is on its way.' })}>
          Send another code
        </LeanButton>
      </form>
    </AuthFrame>
  );
}
