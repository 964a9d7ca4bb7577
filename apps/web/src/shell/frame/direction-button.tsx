import { ActionIcon, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconTextDirectionLtr from '#icons/IconTextDirectionLtr';
import IconTextDirectionRtl from '#icons/IconTextDirectionRtl';
import { setPreference, useResolvedPreferences } from '../preferences.ts';

/** Turns the page the other way round, whatever the language. */
export function DirectionButton() {
  const { t } = useTranslation('shell');
  const isRtl = useResolvedPreferences().direction === 'rtl';
  const label = isRtl ? t('direction.toLtr') : t('direction.toRtl');
  const Icon = isRtl ? IconTextDirectionLtr : IconTextDirectionRtl;
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        onClick={() => setPreference('direction', isRtl ? 'ltr' : 'rtl')}
      >
        <Icon size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
