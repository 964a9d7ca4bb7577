import { ActionIcon, Tooltip } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconStar from '#icons/IconStar';
import IconStarFilled from '#icons/IconStarFilled';
import type { Bookmarks } from './types.ts';

/** Stars the page that is open, by the heading it has. */
export function BookmarkButton({ bookmarks }: { bookmarks: Bookmarks }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  if (bookmarks.canStar?.(pathname) === false) return null;
  const isStarred = bookmarks.list.some(({ path }) => path === pathname);
  const label = isStarred ? t('bookmarks.remove') : t('bookmarks.add');
  const toggle = () => {
    const heading = document.querySelector('[data-page-title]')?.textContent;
    bookmarks.toggle({ path: pathname, title: heading || pathname });
  };
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        aria-pressed={isStarred}
        onClick={toggle}
      >
        {isStarred ? (
          <IconStarFilled size={18} color="var(--kz-accent-ink)" />
        ) : (
          <IconStar size={18} stroke={1.6} />
        )}
      </ActionIcon>
    </Tooltip>
  );
}
