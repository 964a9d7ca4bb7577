import { LeanButton } from '@kazi/ui/lean-button';
import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';
import { loadClient } from '../../../api/load-client.ts';
import { knownDevice } from '../../../session/session.ts';
import { EmailField } from './fields.tsx';
import { ProblemNote } from './problem-note.tsx';
import classes from './signed-out-page.module.css';
import { useEntryForm } from './use-entry-form.ts';
import { validatorsIn } from './validators.ts';

/** Sends the confirmation again, to the address just registered or to one that is typed in. */
export function ResendForm({ email }: { email: string }) {
  const { t } = useTranslation('authentication');
  const { form, field, busy, refusal } = useEntryForm({
    initial: { email },
    checks: { email: validatorsIn(t).address },
    async send(typed) {
      const client = await loadClient();
      await client.identity.users.resend({ ...typed, device: knownDevice() });
      toast({ message: t('checkMail.sentAgain', typed) });
    },
  });
  return (
    <form {...form} className={classes.form}>
      {refusal && <ProblemNote>{refusal.message}</ProblemNote>}
      {!email && <EmailField {...field('email')} />}
      <LeanButton type="submit" look="default" busy={busy} wide>
        {t('checkMail.resend')}
      </LeanButton>
    </form>
  );
}
