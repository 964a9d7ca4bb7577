import { Kbd } from '@kazi/ui/kbd';
import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconMenu2 from '#icons/IconMenu2';
import IconSearch from '#icons/IconSearch';
import { BookmarkButton } from './bookmark-button.tsx';
import { DirectionButton } from './direction-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { QuickCreate } from './quick-create.tsx';
import { SkinMenu } from './skin-menu.tsx';
import classes from './top-bar.module.css';
import type { FrameContent } from './types.ts';

interface TopBarProps extends FrameContent {
  onOpenMenu: () => void;
  onOpenPalette: () => void;
  end: ReactNode;
}

/** Search, and the few things that are at hand on every page. */
export function TopBar({ quickActions, bookmarks, onOpenMenu, onOpenPalette, end }: TopBarProps) {
  const { t } = useTranslation('shell');
  return (
    <header className={classes.bar}>
      <ActionIcon
        className={classes.phone}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('menu.open')}
        onClick={onOpenMenu}
      >
        <IconMenu2 size={20} stroke={1.6} />
      </ActionIcon>
      <button type="button" className={classes.search} onClick={onOpenPalette}>
        <IconSearch size={16} stroke={1.8} aria-hidden="true" />
        <span className={classes.searchText}>{t('palette.placeholder')}</span>
        <span className={classes.searchKeys} aria-hidden="true">
          <Kbd keys="mod+k" />
        </span>
      </button>
      <div className={classes.tools}>
        <QuickCreate actions={quickActions} />
        <BookmarkButton bookmarks={bookmarks} />
        <span className={classes.desk}>
          <LanguageMenu />
          <SkinMenu />
          <DirectionButton />
        </span>
        {end}
      </div>
    </header>
  );
}
