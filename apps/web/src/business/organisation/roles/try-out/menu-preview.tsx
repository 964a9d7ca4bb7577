import type { Ability } from '@kazi/contract/abilities';
import { useTranslation } from 'react-i18next';
import { useNavigation } from '../../../frame/navigation.ts';
import classes from './try-out.module.css';

/** The menu that somebody of this ability gets. */
export function MenuPreview({ ability }: { ability: Ability }) {
  const { t } = useTranslation('roles');
  const groups = useNavigation(ability);
  if (groups.length === 0) return <p className={classes.none}>{t('tryOut.noMenu')}</p>;
  return (
    <ul className={classes.menu}>
      {groups.flatMap(({ items }) =>
        items.map(({ to, label, icon: Icon }) => (
          <li key={to} className={classes.entry}>
            <Icon size={16} stroke={1.6} aria-hidden="true" />
            {label}
          </li>
        )),
      )}
    </ul>
  );
}
