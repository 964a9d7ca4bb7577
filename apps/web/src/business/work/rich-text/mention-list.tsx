import { Avatar } from '@kazi/ui/avatar';
import { Portal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './mention-list.module.css';
import type { Suggesting } from './use-mentions.ts';

const widthPx = 320;
const gapPx = 6;
const optionPx = 36;
const framePx = 10;

/** The people who can be mentioned, under the `@` that was typed, or above it where there is no room. */
export function MentionList({ id, suggesting }: { id: string; suggesting: Suggesting }) {
  const { t } = useTranslation('tasks');
  const { people, index, at, take } = suggesting;
  if (!at || people.length === 0) return null;
  const height = people.length * optionPx + framePx;
  const isRoomBelow = at.bottom + gapPx + height <= window.innerHeight;
  const top = isRoomBelow ? at.bottom + gapPx : Math.max(gapPx, at.top - gapPx - height);
  const left = Math.max(gapPx, Math.min(at.left, window.innerWidth - widthPx - gapPx));
  return (
    <Portal>
      <div
        id={id}
        role="listbox"
        aria-label={t('richText.people')}
        className={classes.list}
        style={{ insetBlockStart: top, left, inlineSize: widthPx }}
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
          </button>
        ))}
      </div>
    </Portal>
  );
}
