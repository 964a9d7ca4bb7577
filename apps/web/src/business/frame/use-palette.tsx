import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../session/ability.tsx';
import { fetchOnce, useFetched } from '../../shell/fetch-once.ts';
import { matches } from '../../shell/palette/matches.ts';
import type { PaletteEntry, PaletteSearch } from '../../shell/palette/types.ts';
import { useNavigation } from '../navigation.ts';
import { usePaletteSearch } from '../work/search/use-palette-search.tsx';

const known = fetchOnce(() => import('./places.ts'));

/** What the palette knows of places, before it is opened. */
export const fetchPlaces = known.load;

/** What the palette finds in the business application: places by their own and other words, then records. */
export const usePalette: PaletteSearch = (typed) => {
  const { t } = useTranslation('palette', { useSuspense: false });
  const records = usePaletteSearch(typed);
  const entries = usePlaces(typed);
  return { ...records, groups: [...(typed ? [{ label: t('title'), entries }] : []), ...records.groups] };
};

function usePlaces(typed: string): PaletteEntry[] {
  const { t, ready } = useTranslation('palette', { useSuspense: false });
  const ability = useAbility();
  const navigate = useNavigate();
  const menu = useNavigation(ability).flatMap(({ items }) => items);
  const code = useFetched(known, true);
  if (!ready || !code || typed === '') return [];

  const places = code.places
    .filter(({ needs }) => !needs || ability.can(...needs))
    .map(({ name, to, icon }) => ({ label: t(`place.${name}`), words: t(`words.${name}`), to, icon }))
    .filter(({ label, words }) => matches(`${label} ${words}`, typed));
  // The palette itself finds the menu's pages by their names.
  const pages = menu.filter(
    ({ name, label }) => matches(`${label} ${t(`words.${name}`)}`, typed) && !matches(label, typed),
  );
  return [...places, ...pages].map(({ label, to, icon: Icon }) => ({
    id: `place:${to}`,
    label,
    icon: <Icon size={16} stroke={1.6} />,
    bookmark: { title: label, path: to },
    run: () => navigate({ to }),
  }));
}
