import { Kbd } from '@kazi/ui/kbd';
import { useEffect, useRef } from 'react';
import IconStar from '#icons/IconStar';
import IconStarFilled from '#icons/IconStarFilled';
import type { Bookmarks } from '../frame/types.ts';
import classes from './palette.module.css';
import type { PaletteEntry, PaletteGroup } from './types.ts';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  chosen: PaletteEntry | undefined;
  bookmarks: Bookmarks;
  onPoint: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** The lines under the field. The field keeps the focus and says which line is chosen. */
export function PaletteList({ id, groups, chosen, bookmarks, onPoint, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const chosenId = chosen && `${id}-${chosen.id}`;
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  return (
    <div ref={list} id={id} role="listbox" className={classes.list} tabIndex={-1}>
      {groups.map((group) => (
        <fieldset key={group.label} className={classes.group} aria-label={group.label}>
          <div className={classes.heading} aria-hidden="true">
            {group.label}
          </div>
          {group.entries.map((entry) => (
            <button
              type="button"
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={entry === chosen}
              className={classes.entry}
              onPointerMove={() => entry !== chosen && onPoint(entry)}
              onClick={() => onChoose(entry)}
            >
              <span className={classes.icon}>{entry.icon}</span>
              <span className={classes.label}>{entry.label}</span>
              {entry.detail && <span className={classes.detail}>{entry.detail}</span>}
              {entry.bookmark && <Star bookmark={entry.bookmark} bookmarks={bookmarks} />}
              {entry.keys && <Kbd keys={entry.keys} />}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface StarProps {
  bookmark: NonNullable<PaletteEntry['bookmark']>;
  bookmarks: Bookmarks;
}

/** For the pointer; the keyboard has Ctrl/⌘B, since a line of a list may hold no button. */
function Star({ bookmark, bookmarks }: StarProps) {
  const isStarred = bookmarks.list.some(({ path }) => path === bookmark.path);
  const Icon = isStarred ? IconStarFilled : IconStar;
  return (
    <Icon
      size={16}
      stroke={1.6}
      className={classes.star}
      data-starred={isStarred || undefined}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        bookmarks.toggle(bookmark);
      }}
    />
  );
}
