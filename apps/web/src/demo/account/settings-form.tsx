import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
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
        {children}
        <div className={classes.actions}>
          <Button type="submit" disabled={pristine}>
            {t('save')}
          </Button>
          <Button variant="default" disabled={pristine} onClick={onReset}>
            {t('discard')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
