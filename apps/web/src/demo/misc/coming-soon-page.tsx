import { LeanButton } from '@kazi/ui/lean-button';
import { TextField } from '@kazi/ui/lean-text-field';
import { useState } from 'react';
import { useAuthForm } from '../authentication/use-auth-form.ts';
import { emailAddress } from '../authentication/validators.ts';
import classes from './misc-page.module.css';
import { MiscPage } from './misc-page.tsx';

/** Says that something is about to open; an address left here is told of it. */
export function ComingSoonPage() {
  const [told, setTold] = useState<string>();
  const { onSubmit, field } = useAuthForm({
    initial: { email: '' },
    checks: { email: emailAddress },
    send: async ({ email }) => setTold(email),
  });
  return (
    <MiscPage
      title="We open soon"
      message="The shop is being painted. Leave your address, and you are the first to hear."
      picture={
        <>
          <path className={classes.accent} d="M90 88h140l14 36H76z" />
          <path d="M90 124v60M230 124v60M90 88V64h140v24M136 184v-40h48v40M204 150h16M100 150h16" />
          <path d="M104 88l-8 36M132 88l-4 36M160 88v36M188 88l4 36M216 88l8 36" />
        </>
      }
    >
      {told ? (
        <p role="status">
          Thank you. We will write to <bdi>{told}</bdi>.
        </p>
      ) : (
        <form className={classes.form} onSubmit={onSubmit} noValidate>
          <TextField label="E-mail address" type="email" autoComplete="email" dir="ltr" {...field('email')} />
          <LeanButton type="submit">Tell me</LeanButton>
        </form>
      )}
    </MiscPage>
  );
}
