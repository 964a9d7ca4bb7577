import { Row, Text } from '@kazi/ui/layout';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.tsx';
import classes from './newer-version-dialog.module.css';

interface Answers {
  isSaving: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
  /** Leads back to what was being changed. Without it the dialog stays until it is answered. */
  dismiss?: () => void;
  /** What the dialog says, where that is more than that somebody else changed this. */
  texts?: Record<'title' | 'message' | 'mine' | 'theirs' | 'keepMine' | 'takeTheirs', string> | undefined;
}

interface NewerFieldsDialogProps extends Answers {
  /** The fields that both changed, as either side has them. */
  fields: readonly { name: string; label: ReactNode; mine: ReactNode; theirs: ReactNode }[];
}

/**
 * Shows what somebody else changed meanwhile beside one's own change, and asks which shall hold. Closing it leads
 * back to the form, with everything in it.
 */
export function NewerFieldsDialog(props: NewerFieldsDialogProps) {
  const { fields, isSaving, keepMine, takeTheirs, dismiss, texts } = props;
  const { t } = useTranslation('shell');
  const say = (name: keyof NonNullable<typeof texts>) => texts?.[name] ?? t(`newer.${name}`);
  return (
    <Dialog title={say('title')} size={720} onClose={dismiss}>
      {/* Neither answer has the focus: a second Enter would throw away what somebody wrote. */}
      <Text tone="muted" tabIndex={-1} data-autofocus>
        {say('message')}
      </Text>
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <section
            key={side}
            className={classes.side}
            aria-label={say(side)}
            data-mine={side === 'mine' || undefined}
          >
            <h3>{say(side)}</h3>
            <dl>
              {fields.map((field) => (
                <div key={field.name}>
                  <dt>{field.label}</dt>
                  <dd>{field[side] || '–'}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Row align="stretch" gap={8} justify="end" wrap>
        <Button variant="default" onClick={takeTheirs}>
          {say('takeTheirs')}
        </Button>
        <Button loading={isSaving} onClick={keepMine}>
          {say('keepMine')}
        </Button>
      </Row>
    </Dialog>
  );
}

interface NewerVersionDialogProps<Values, Field extends keyof Values & string> {
  /** A conflict that `useRecord` asks about. */
  edit: Omit<Answers, 'texts'> & { newer: { clashes: readonly Field[]; mine: Values; theirs: Values } };
  /** Each field's name. */
  labels: Record<Field, string> | ((field: Field) => string);
  /** How to show a field's value. */
  show: (values: Values, field: Field) => ReactNode;
  texts?: Answers['texts'];
}

/** The same for a record that is changed field by field, without a form that is declared. */
export function NewerVersionDialog<Values, Field extends keyof Values & string = keyof Values & string>({
  edit: { newer, ...answers },
  labels,
  show,
  texts,
}: NewerVersionDialogProps<Values, Field>) {
  const fields = newer.clashes.map((name) => ({
    name,
    label: typeof labels === 'function' ? labels(name) : labels[name],
    mine: show(newer.mine, name),
    theirs: show(newer.theirs, name),
  }));
  return <NewerFieldsDialog {...answers} fields={fields} texts={texts} />;
}
