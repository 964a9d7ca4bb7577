import { getSessionsByDevice } from '@kazi/simulation/cards';
import { Stack, Text } from '@kazi/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconDeviceDesktop from '#icons/IconDeviceDesktop';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import IconDeviceTablet from '#icons/IconDeviceTablet';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Growth } from '../parts/growth.tsx';
import { PeriodChoice, type PeriodProps } from '../parts/parts.tsx';
import classes from './devices.module.css';

const icons = { Mobile: IconDeviceMobile, Desktop: IconDeviceDesktop, Tablet: IconDeviceTablet };

/** What people hold in their hands when they come. */
export function Devices({ period, onPeriod }: PeriodProps) {
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const figures = useFigures();
  const query = useQuery({
    ...answerOf(getSessionsByDevice, { period }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card
      title={t('devices.title')}
      actions={<PeriodChoice label={t('devices.period')} period={period} onPeriod={onPeriod} />}
      query={query}
      sheet={({ devices }) => ({
        headings: [t('demo:parts.card.name'), t('demo:parts.card.share'), t('demo:parts.card.change')],
        rows: devices.map(({ name, usage, upDown }) => [t(`devices.names.${name}`), usage, upDown]),
      })}
      height={292}
      span="4-6"
    >
      {({ devices }) => (
        <Stack as="ul" grow className={classes.devices}>
          {devices.map(({ name, usage, upDown }) => {
            const Icon = icons[name];
            return (
              <li key={name}>
                <Icon size={24} stroke={1.5} aria-hidden="true" />
                <Text as="span" weight={500}>
                  {t(`devices.names.${name}`)}
                </Text>
                <bdi className={classes.usage}>{figures.percent(usage)}</bdi>
                <span className={classes.track} aria-hidden="true">
                  <span style={{ inlineSize: `${usage}%` }} />
                </span>
                <Growth percent={upDown} points />
              </li>
            );
          })}
        </Stack>
      )}
    </Card>
  );
}
