import { Avatar } from '@kazi/ui/avatar';
import { Portal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './mention-list.module.css';
import type { Suggesting } from './use-mentions.ts';

const WIDTH_PX = 320;
const GAP_PX = 6;
const OPTION_PX = 36;
const FRAME_PX = 10;

/** The people who can be mentioned, under the `@` that was typed, or above it where there is no room. */
export function MentionList({ id, suggesting }: { id: string; suggesting: Suggesting }) {
  const { t } = useTranslation('task');
  const { people, index, at, take } = suggesting;
  if (!at || people.length === 0) return null;
  const height = people.length * OPTION_PX + FRAME_PX;
  const isRoomBelow = at.bottom + GAP_PX + height <= window.innerHeight;
  const top = isRoomBelow ? at.bottom + GAP_PX : Math.max(GAP_PX, at.top - GAP_PX - height);
  const left = Math.max(GAP_PX, Math.min(at.left, window.innerWidth - WIDTH_PX - GAP_PX));
  return (
    <Portal>
      <div
        id={id}
        role="listbox"
        aria-label={t('richText.people')}
        className={classes.list}
        style={{ insetBlockStart: top, left, inlineSize: WIDTH_PX }}
      >
        {people.map((person, position) => (
          <button
            type="button"
            key={person.id}
            id={`${id}-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === index}
            className={classes.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(person)}
          >
            <Avatar name={person.name} src={person.avatar} size={24} />
            <span className={classes.name}>{person.name}</span>
            <span className={classes.address}>{person.email}</span>
          </button>
        ))}
      </div>
    </Portal>
  );
}
