import { Text } from '@kazi/ui/layout';
import { Button, TextInput } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Subject } from '../../live/affects.ts';
import { Confirm } from '../dialog/confirm.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { WaitsForNetwork } from '../dialog/waits-for-network.tsx';
import formClasses from '../edit-form/form.module.css';
import { useWrite } from '../record/use-write.ts';
import classes from './delete-dialog.module.css';

interface DeleteDialogProps {
  /** The question: "Delete the project Duka Online?" */
  title: string;
  /** What goes with it. */
  children: ReactNode;
  /** The verb: "Delete project". */
  confirmLabel: string;
  /** What must be typed before anything is deleted that much depends on: the record's name or key. */
  expected?: string;
  remove: () => Promise<unknown>;
  /** The kinds of record that it changes: whatever shows them is read anew. */
  changes: readonly Subject[];
  /** What the toast says once it is done. */
  says: string;
  /** Leaves the page of the record, which is gone. */
  leave?: () => unknown;
  /** The query of the record, which is forgotten. */
  gone?: QueryKey;
  onClose: () => void;
}

/** Asks before something is deleted, and does it. */
export function DeleteDialog({
  title,
  children,
  confirmLabel,
  expected,
  remove,
  says,
  gone,
  onClose,
  ...follows
}: DeleteDialogProps) {
  const { run, busy } = useWrite(remove, {
    ...follows,
    ...(gone && { gone: () => gone }),
    says: () => says,
    // What was typed stays where it was refused.
    ...(expected === undefined ? { settled: onClose } : { done: onClose }),
  });
  const shared = { title, confirmLabel, busy, onConfirm: () => void run(), onClose };
  if (expected !== undefined)
    return (
      <TypedConfirm expected={expected} {...shared}>
        {children}
      </TypedConfirm>
    );
  return (
    <Confirm danger {...shared}>
      {children}
    </Confirm>
  );
}

interface TypedConfirmProps
  extends Pick<DeleteDialogProps, 'title' | 'children' | 'confirmLabel' | 'onClose'> {
  expected: string;
  busy: boolean;
  onConfirm: () => void;
}

function TypedConfirm(props: TypedConfirmProps) {
  const { title, children, expected, confirmLabel, busy, onConfirm, onClose } = props;
  const { t } = useTranslation(['form', 'common']);
  const [typed, setTyped] = useState('');
  const isExpected = typed.trim() === expected;
  return (
    <Dialog title={title} size={480} onClose={onClose}>
      <form
        className={formClasses.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isExpected) onConfirm();
        }}
      >
        <Text tone="muted">{children}</Text>
        <TextInput
          label={
            <Trans
              t={t}
              i18nKey="typeToDelete"
              values={{ expected }}
              components={{ b: <strong className={classes.expected} /> }}
            />
          }
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        <div className={formClasses.actions}>
          <WaitsForNetwork busy={busy} />
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" color="red.8" loading={busy} disabled={!isExpected}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
