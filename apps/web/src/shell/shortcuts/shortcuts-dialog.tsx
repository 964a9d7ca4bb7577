import { Kbd } from '@kazi/ui/kbd';
import { Row, Stack } from '@kazi/ui/layout';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import { useFocusBack } from '../dialog/use-focus-back.ts';
import { activeShortcuts } from './registry.ts';
import classes from './shortcuts-dialog.module.css';

interface ShortcutsDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Lists the shortcuts that work on the page it is opened over. */
export function ShortcutsDialog({ opened, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation('shell');
  const { dialog } = useFocusBack(opened);
  const groups = Map.groupBy(activeShortcuts(), (shortcut) => shortcut.group);
  return (
    <DialogFrame ref={dialog} opened={opened} onClose={onClose} title={t('shortcuts.title')} size={520}>
      {[...groups].map(([group, shortcuts]) => (
        <section key={group} className={classes.group}>
          <h3 className={classes.heading}>{group}</h3>
          <Stack as="dl" divided>
            {shortcuts.map((shortcut) => (
              <Row key={shortcut.keys} gap={16} justify="between" className={classes.row}>
                <dt>{shortcut.label}</dt>
                <dd>
                  <Kbd keys={shortcut.keys} />
                </dd>
              </Row>
            ))}
          </Stack>
        </section>
      ))}
    </DialogFrame>
  );
}
