import type { Preference } from '@kazi/contract/identity';
import { useEffect, useEffectEvent } from 'react';
import { setPreference, usePreferences } from '../../shell/preferences.ts';
import { useChangePreferences, useServerPreferences } from '../identity/preferences/server-preferences.ts';

/**
 * Keeps the look the same on every device: what the server knows is taken up once it is here, and what is
 * changed on this device afterwards is sent to the server.
 */
export function usePreferenceSync(): void {
  const { data: kept } = useServerPreferences();
  const { mutate } = useChangePreferences();
  const { skin, language, direction, menu } = usePreferences();

  const takeUp = useEffectEvent(() => {
    if (!kept) return;
    setPreference('skin', kept.skin);
    setPreference('language', kept.language);
    setPreference('direction', kept.direction);
    setPreference('menu', kept.menuCollapsed ? 'collapsed' : 'open');
  });
  // Only when they first arrive: afterwards this device is what changes them.
  const hasArrived = kept !== undefined;
  useEffect(() => {
    if (hasArrived) takeUp();
  }, [hasArrived]);

  const send = useEffectEvent(
    (now: Pick<Preference, 'skin' | 'language' | 'direction' | 'menuCollapsed'>) => {
      if (!kept) return;
      const isChanged =
        kept.skin !== now.skin ||
        kept.language !== now.language ||
        kept.direction !== now.direction ||
        kept.menuCollapsed !== now.menuCollapsed;
      if (isChanged) mutate({ id: kept.id, ...now });
    },
  );
  useEffect(() => {
    send({ skin, language, direction, menuCollapsed: menu === 'collapsed' });
  }, [skin, language, direction, menu]);
}
