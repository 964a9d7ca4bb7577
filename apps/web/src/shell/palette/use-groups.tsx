import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconBolt from '#icons/IconBolt';
import IconStar from '#icons/IconStar';
import type { FrameContent } from '../frame/types.ts';
import { activeShortcuts } from '../shortcuts/registry.ts';
import { matches } from './matches.ts';
import type { PaletteGroup, PaletteSearch } from './types.ts';

/** How many of a group are shown while searching, so that every group stays in sight. */
const maxFound = 4;

/** What the screen below the palette lets one do, as it was when the palette came over it. */
function actionsHere(): PaletteGroup[] {
  const offered = activeShortcuts().flatMap((shortcut) => {
    const label = shortcut.offeredAs ? shortcut.offeredAs() : shortcut.isOffered && shortcut.label;
    return label && shortcut.run ? [{ ...shortcut, label }] : [];
  });
  return [...Map.groupBy(offered, ({ group }) => group)].map(([label, shortcuts]) => ({
    label,
    entries: shortcuts.map((shortcut) => ({
      id: `key:${shortcut.keys}`,
      label: shortcut.label,
      icon: <IconBolt size={16} stroke={1.6} />,
      keys: shortcut.keys,
      isFirst: true as const,
      run: () => shortcut.run?.(),
    })),
  }));
}

const noSearch: PaletteSearch = () => ({ groups: [], loading: false });

/** Groups of one name as one of them, where the first stands. */
const joined = (groups: readonly PaletteGroup[]): PaletteGroup[] =>
  [...Map.groupBy(groups, ({ label }) => label)].map(([label, same]) => ({
    label,
    entries:
      same.length > 1 ? same.flatMap(({ entries }) => entries).slice(0, maxFound) : (same[0]?.entries ?? []),
  }));

interface Found {
  groups: PaletteGroup[];
  loading: boolean;
}

/**
 * What the palette offers for what was typed: what can be done on the open screen, starred pages, pages, actions, then
 * what the search finds. Where nothing is typed yet, what the search offers comes before the pages.
 */
export function useGroups(typed: string, content: FrameContent, useSearch: PaletteSearch = noSearch): Found {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const found = useSearch(typed);
  const [here] = useState(actionsHere);
  const { navigation, quickActions, bookmarks } = content;
  const pages = navigation.flatMap((group) => group.items);

  const own: PaletteGroup[] = [
    {
      label: t('bookmarks.title'),
      entries: bookmarks.list.map((bookmark) => ({
        id: `bookmark:${bookmark.path}`,
        label: bookmark.title,
        icon: <IconStar size={16} stroke={1.6} />,
        bookmark,
        run: () => navigate({ to: bookmark.path }),
      })),
    },
    {
      label: t('palette.pages'),
      entries: pages.map(({ label, to, icon: Icon, keys }) => ({
        id: `page:${to}`,
        label,
        icon: <Icon size={16} stroke={1.6} />,
        bookmark: { title: label, path: to },
        run: () => navigate({ to }),
        ...(keys && { keys }),
      })),
    },
    {
      label: t('palette.actions'),
      entries: quickActions.map(({ label, icon: Icon, keys, run }) => ({
        id: `action:${label}`,
        label,
        icon: <Icon size={16} stroke={1.6} />,
        run,
        ...(keys && { keys }),
      })),
    },
  ];

  const matching = (groups: readonly PaletteGroup[]) =>
    groups.map((group) => ({
      ...group,
      entries: group.entries
        .filter((entry) => matches(entry.label, typed))
        .slice(0, typed ? maxFound : undefined),
    }));
  const groups = [
    ...matching(here),
    ...(typed ? joined([...matching(own), ...found.groups]) : [...found.groups, ...matching(own)]),
  ];
  return { groups: groups.filter((group) => group.entries.length > 0), loading: found.loading };
}
