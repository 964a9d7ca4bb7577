import type { PluginInput } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import themePlugin from '@fullcalendar/react/themes/classic';
import { useMemo } from 'react';
import { fetchOnce, useFetched } from '../../shell/fetch-once.ts';
import { deferredInteraction } from './deferred-interaction.ts';
import type { View } from './search.ts';

const always = [dayGridPlugin, deferredInteraction, themePlugin];
const timeGrid = fetchOnce(() => import('@fullcalendar/react/timegrid').then((module) => module.default));
const list = fetchOnce(() => import('@fullcalendar/react/list').then((module) => module.default));

/** What draws a view, and what has drawn others before; undefined while that is being fetched. */
export function useViewPlugins(view: View): PluginInput[] | undefined {
  const hasTimes = view === 'week' || view === 'day';
  const isList = view === 'list';
  const times = useFetched(timeGrid, hasTimes);
  const listed = useFetched(list, isList);
  return useMemo(() => {
    if ((hasTimes && !times) || (isList && !listed)) return undefined;
    return [...always, ...(times ? [times] : []), ...(listed ? [listed] : [])];
  }, [hasTimes, isList, times, listed]);
}
