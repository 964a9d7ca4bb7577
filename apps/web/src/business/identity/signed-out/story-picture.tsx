import { Avatar } from '@kazi/ui/avatar';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from '../../status.tsx';
import classes from './story-picture.module.css';

const steps = [
  { name: 'idea', status: 'todo', number: 'DUKA-41', who: 'Wanjiru Mwangi' },
  { name: 'work', status: 'in-progress', number: 'DUKA-38', who: 'Otieno Ochieng' },
  { name: 'review', status: 'in-review', number: 'DUKA-35', who: 'Achieng Were' },
  { name: 'accepted', status: 'done', number: 'DUKA-32', who: 'Otieno Ochieng' },
] as const;

/** A piece of work on its way from idea to acceptance. Only a picture: screen readers pass over it. */
export function StoryPicture() {
  const { t } = useTranslation('signed-out');
  return (
    <div className={classes.picture} aria-hidden="true">
      {steps.map(({ name, status, number, who }) => (
        <div key={name} className={classes.card}>
          <StatusGlyph status={status} size={16} />
          <div className={classes.words}>
            <span className={classes.title}>{t(`story.${name}.title`)}</span>
            <span className={classes.detail}>
              <bdi>{number}</bdi> · {t(`story.${name}.status`)}
            </span>
          </div>
          <Avatar name={who} size={26} decorative />
        </div>
      ))}
    </div>
  );
}
