import { Kbd } from '@kazi/ui/kbd';
import { Text } from '@kazi/ui/layout';
import { Modal } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconSearch from '#icons/IconSearch';
import IconStar from '#icons/IconStar';
import IconStarFilled from '#icons/IconStarFilled';
import { useFocusBack } from '../dialog/use-focus-back.ts';
import type { Bookmarks, FrameContent } from '../frame/types.ts';
import { keyName } from '../shortcuts/key-name.ts';
import classes from './palette.module.css';
import type { PaletteEntry, PaletteGroup, PaletteSearch } from './types.ts';
import { useGroups } from './use-groups.tsx';

interface PaletteDialogProps extends FrameContent {
  opened: boolean;
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
  search: PaletteSearch | undefined;
}

/**
 * The command palette over the page. Each opening starts afresh. What had the focus has it back before something is
 * chosen, since that may want the focus itself.
 */
export function PaletteDialog({ opened, onClose, ...shown }: PaletteDialogProps) {
  const { t } = useTranslation('shell');
  const { dialog, giveBack } = useFocusBack(opened);
  function close() {
    onClose();
    giveBack();
  }
  return (
    <Modal.Root opened={opened} onClose={close} returnFocus={false} size={600} padding={0} yOffset="12dvh">
      <Modal.Overlay />
      <Modal.Content ref={dialog} aria-label={t('palette.open')}>
        <Palette {...shown} onClose={close} />
      </Modal.Content>
    </Modal.Root>
  );
}

interface PaletteProps extends FrameContent {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
  search: PaletteSearch | undefined;
}

/** One field that leads anywhere: type, choose with the arrows, Enter goes. Ctrl/⌘B stars the chosen page. */
function Palette({ typed, onType, onClose, search, ...content }: PaletteProps) {
  const { t } = useTranslation('shell');
  const listId = useId();
  const [at, setAt] = useState(0);
  const { groups, loading } = useGroups(typed.trim(), content, search);
  const entries = groups.flatMap((group) => group.entries);
  const chosen = entries[Math.min(at, entries.length - 1)];
  /** Enter was pressed before the answer was here: what stands first then is meant, not what stands there now. */
  const [isAwaited, setAwaited] = useState(false);

  function choose(entry: PaletteEntry) {
    onClose();
    entry.run();
  }

  const onAnswer = useEffectEvent(() => {
    setAwaited(false);
    if (chosen) choose(chosen);
  });
  useEffect(() => {
    if (isAwaited && !loading) onAnswer();
  }, [isAwaited, loading]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, entries.length - 1) + step + entries.length) % entries.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (loading && at === 0 && !chosen?.isFirst) setAwaited(true);
      else if (chosen) choose(chosen);
    } else if (keyName(event) === 'b' && (event.metaKey || event.ctrlKey) && chosen?.bookmark) {
      event.preventDefault();
      content.bookmarks.toggle(chosen.bookmark);
    }
  }

  return (
    <>
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <input
          className={classes.input}
          data-autofocus
          data-palette-field
          role="combobox"
          aria-label={t('palette.placeholder')}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen && `${listId}-${chosen.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palette.placeholder')}
          value={typed}
          onChange={(event) => {
            onType(event.currentTarget.value);
            setAt(0);
            setAwaited(false);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <PaletteList
        id={listId}
        groups={groups}
        chosen={chosen}
        bookmarks={content.bookmarks}
        onPoint={(entry) => setAt(entries.indexOf(entry))}
        onChoose={choose}
      />
      {/* Always there: many readers miss what comes together with its region. */}
      <p className={entries.length === 0 ? classes.nothing : classes.found} role="status">
        {loading && entries.length === 0 && t('palette.searching')}
        {!loading &&
          (entries.length === 0
            ? t('palette.nothing', { typed })
            : t('palette.found', { count: entries.length }))}
      </p>
      <footer className={classes.foot} aria-hidden="true">
        <span>
          <Kbd keys="up down" /> {t('palette.hintMove')}
        </span>
        <span>
          <Kbd keys="enter" /> {t('palette.hintOpen')}
        </span>
        {chosen?.bookmark && (
          <span>
            <Kbd keys="mod+b" /> {t('palette.hintStar')}
          </span>
        )}
      </footer>
    </>
  );
}

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  chosen: PaletteEntry | undefined;
  bookmarks: Bookmarks;
  onPoint: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** The lines under the field. The field keeps the focus and says which line is chosen. */
function PaletteList({ id, groups, chosen, bookmarks, onPoint, onChoose }: PaletteListProps) {
  const { t } = useTranslation('shell');
  const list = useRef<HTMLDivElement>(null);
  const chosenId = chosen && `${id}-${chosen.id}`;
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('palette.results')}
      className={classes.list}
      tabIndex={-1}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a listbox takes the role of its options away
        <div key={group.label} role="group" aria-label={group.label}>
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
              <Text as="span" cut grow>
                {entry.label}
              </Text>
              {entry.detail && (
                <Text as="span" tone="muted" size={13} tabular>
                  {entry.detail}
                </Text>
              )}
              {entry.bookmark && <Star bookmark={entry.bookmark} bookmarks={bookmarks} />}
              {entry.keys && (
                <span aria-hidden="true">
                  <Kbd keys={entry.keys} />
                </span>
              )}
            </button>
          ))}
        </div>
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
