import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../identity/index.ts';
import classes from './unsaved-bar.module.css';
import type { RoleDraft } from './use-role-draft.ts';

interface UnsavedBarProps {
  draft: RoleDraft;
  onTryOut: () => void;
}

/** Says what is not saved yet, and what can be done about it. */
export function UnsavedBar({ draft, onTryOut }: UnsavedBarProps) {
  const { t } = useTranslation('roles');
  const nameOf = useRoleName();
  if (draft.count === 0) return null;
  return (
    <section className={classes.bar} aria-label={t('draft.label')}>
      <p className={classes.words} role="status">
        {t('draft.count', { count: draft.count })}{' '}
        <span className={classes.roles}>
          {t('draft.roles', { names: draft.changed.map(({ name }) => nameOf(name)) })}
        </span>
      </p>
      <div className={classes.actions}>
        <Button variant="subtle" color="gray" disabled={draft.isSaving} onClick={draft.discard}>
          {t('draft.discard')}
        </Button>
        <Button variant="default" onClick={onTryOut}>
          {t('tryOut.open')}
        </Button>
        <Button loading={draft.isSaving} onClick={draft.save}>
          {t('draft.save')}
        </Button>
      </div>
    </section>
  );
}
