import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
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
  return (
    <Panel title={title} description={description}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        {children}
        <div className={classes.actions}>
          <Button type="submit" disabled={pristine}>
            Save
          </Button>
          <Button variant="default" disabled={pristine} onClick={onReset}>
            Discard
          </Button>
        </div>
      </form>
    </Panel>
  );
}
