import { Row, Stack, Text } from '@kazi/ui/layout';
import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDialog } from '../../shell/dialog/side-dialog.tsx';
import { useReturnFocus } from '../../shell/dialog/use-return-focus.ts';
import { useClosing } from './leave-guard.tsx';
import classes from './side-panel.module.css';

interface SidePanelProps {
  title: string;
  /** The verb: "Save". */
  submitLabel: string;
  /** Something was typed that is not saved yet: closing asks first. */
  isDirty: boolean;
  /** It is being sent. */
  busy: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** At the start of the last line: takes away what the form is about, and closes the panel. */
  removal?: { label: string; run: () => void } | undefined;
  /** The fields, one below the other. */
  children: ReactNode;
  /** Below the fields, and not part of what is saved. */
  below?: ReactNode;
}

/** A form at the side of what it is about. Render it while it is open: it begins anew each time. */
export function SidePanel(props: SidePanelProps) {
  const { title, submitLabel, isDirty, busy, onSubmit, onClose, removal, children, below } = props;
  const { t } = useTranslation('common');
  const { close, question } = useClosing(isDirty, onClose);
  useReturnFocus();
  function remove() {
    removal?.run();
    onClose();
  }
  return (
    <SideDialog
      onClose={close}
      title={title}
      position="right"
      size={500}
      returnFocus={false}
      classNames={{ content: classes.content }}
      bodyClass={classes.body}
    >
      <form id="side-panel" className={classes.fields} onSubmit={onSubmit} noValidate>
        {children}
      </form>
      {below && (
        <Stack gap={20} className={classes.below}>
          {below}
        </Stack>
      )}
      <Row align="stretch" gap={8} className={classes.foot}>
        {removal && (
          <Button variant="subtle" color="red" onClick={remove}>
            {removal.label}
          </Button>
        )}
        <Text as="span" grow />
        <Button variant="default" onClick={close}>
          {t('cancel')}
        </Button>
        <Button type="submit" form="side-panel" loading={busy}>
          {submitLabel}
        </Button>
      </Row>
      {question}
    </SideDialog>
  );
}
