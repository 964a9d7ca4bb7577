import { type AccountSettings, saveAccountSettings } from '@kazi/simulation/account';
import { Row } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../calls/use-answer.ts';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { showUser } from '../session/session.ts';
import classes from './account-settings.module.css';

interface SettingsFormProps {
  title: string;
  description?: string;
  /** Nothing differs from what is kept. */
  pristine: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onReset: () => void;
  children: ReactNode;
}

/** One part of the settings with its buttons. */
export function SettingsForm({
  title,
  description,
  pristine,
  onSubmit,
  onReset,
  children,
}: SettingsFormProps) {
  const { t } = useTranslation('demo/account');
  return (
    <Panel title={title} description={description}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <LeaveGuard isOn={!pristine} />
        {children}
        <Row gap={8} align="stretch">
          <Button type="submit" disabled={pristine}>
            {t('save')}
          </Button>
          <Button variant="default" disabled={pristine} onClick={onReset}>
            {t('discard')}
          </Button>
        </Row>
      </form>
    </Panel>
  );
}

/** Keeps a changed part of the settings: every page that tells of the user is asked anew. */
export function useSaveSettings() {
  const { t } = useTranslation('demo/account');
  const queries = useQueryClient();
  const { mutate } = useChange(saveAccountSettings, {
    changes: [],
    onDone({ general: { fullName, avatar } }) {
      showUser({ fullName, avatar });
      return queries.invalidateQueries();
    },
  });
  return (change: Partial<AccountSettings>, message = t('saved')) =>
    mutate(change, { onSuccess: () => toast({ message }) });
}
