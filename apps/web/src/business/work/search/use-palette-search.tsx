import { queryMaxLength } from '@kazi/contract/limits';
import type { SearchHit } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import IconArrowsSplit2 from '#icons/IconArrowsSplit2';
import IconChecklist from '#icons/IconChecklist';
import IconFolders from '#icons/IconFolders';
import { api } from '../../../api/queries.ts';
import type { PaletteEntry, PaletteGroup, PaletteSearch } from '../../../shell/palette/types.ts';
import { hitLink, links } from '../../links.ts';
import { StatusGlyph } from '../../status.tsx';
import { recentPlaces } from './recent-places.ts';

const icons = {
  task: IconChecklist,
  flow: IconArrowsSplit2,
  project: IconFolders,
  app: IconApps,
};

/** Shorter than elsewhere: what is typed into the palette is meant to be found at once. */
const paletteTypingMs = 120;
const ofEachKind = 5;

/** Tasks, flows, projects, apps and people for the command palette; where nothing is typed, what was seen last. */
export const usePaletteSearch: PaletteSearch = (typed) => {
  const { t } = useTranslation('shell');
  const sought = typed.slice(0, queryMaxLength);
  const [settled] = useDebouncedValue(sought, paletteTypingMs);
  const recent = useRecentGroup();
  const { data, isFetching, isPlaceholderData } = useQuery(
    api.work.search.find.queryOptions({
      input: { q: settled, limit: ofEachKind },
      enabled: settled !== '',
      placeholderData: keepPreviousData,
    }),
  );
  const toEntry = useHitEntry();
  if (sought === '') return { groups: [recent], loading: false };
  const kinds = [...new Set(data?.items.map(({ kind }) => kind))];
  return {
    groups: kinds.map((kind) => ({
      label: t(`palette.kinds.${kind}`),
      entries: data?.items.filter((hit) => hit.kind === kind).map(toEntry) ?? [],
    })),
    loading: settled !== sought || (isFetching && (isPlaceholderData || !data)),
  };
};

function useHitEntry(): (hit: SearchHit) => PaletteEntry {
  const navigate = useNavigate();
  return (hit) => ({
    id: `hit:${hit.id}`,
    label: hit.title,
    detail: hit.detail,
    icon: <HitIcon kind={hit.kind} title={hit.title} status={hit.status} avatar={hit.avatar} />,
    run: () => navigate({ to: hitLink(hit) }),
  });
}

/** What was looked at last on this device, without what is open now. */
function useRecentGroup(): PaletteGroup {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const entries = recentPlaces()
    .filter(({ id }) => !location.pathname.includes(id))
    .map(({ kind, id, title }) => ({
      id: `recent:${id}`,
      label: title,
      detail: t(`palette.kind.${kind}`),
      icon: <HitIcon kind={kind} title={title} />,
      run: () => navigate({ to: links[kind](id) }),
    }));
  return { label: t('palette.recent'), entries };
}

interface HitIconProps extends Pick<SearchHit, 'kind' | 'title'> {
  status?: SearchHit['status'];
  avatar?: SearchHit['avatar'];
}

/** The sign before a hit: a face for a person, the status of a task, else what kind it is. */
function HitIcon({ kind, title, status, avatar = null }: HitIconProps) {
  if (kind === 'person') return <Avatar name={title} src={avatar} size={20} decorative />;
  if (status) return <StatusGlyph status={status} />;
  const Icon = icons[kind];
  return <Icon size={16} stroke={1.6} aria-hidden="true" />;
}
