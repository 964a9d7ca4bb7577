import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useChangeTask } from '../task-change/use-change-task.ts';
import { FieldValue } from './field-value.tsx';
import classes from './stale-edit.module.css';
import { closeFirst, type RefusedEdit } from './store.ts';

/** A change that was refused, field by field beside what somebody else made of the task meanwhile. */
export function StaleEditDialog({ edit }: { edit: RefusedEdit }) {
  const { t } = useTranslation('work');
  const change = useChangeTask();
  const { current, mine, clashes } = edit;
  const { author, ...rest } = current;

  function keepMine() {
    change.mutate({ task: { ...rest, author: author.id }, patch: mine });
    closeFirst();
  }

  return (
    <Modal
      opened
      onClose={closeFirst}
      title={t('stale.title', { number: current.number })}
      size={720}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <p className={classes.intro}>{t('stale.intro')}</p>
      <div className={classes.sides}>
        {[
          { name: t('stale.mine'), task: mine },
          { name: t('stale.theirs'), task: current },
        ].map(({ name, task }) => (
          <section key={name} className={classes.side} aria-label={name}>
            <h3>{name}</h3>
            <dl>
              {clashes.map((field) => (
                <div key={field}>
                  <dt>{t(`field.${field}`)}</dt>
                  <dd>
                    <FieldValue field={field} task={task} app={current.app} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={closeFirst} data-autofocus>
          {t('stale.takeTheirs')}
        </Button>
        <Button onClick={keepMine}>{t('stale.keepMine')}</Button>
      </div>
    </Modal>
  );
}
