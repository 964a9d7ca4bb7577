import { getMarketDay } from '@kazi/simulation/dashboards';
import { Avatar } from '@kazi/ui/avatar';
import { dateFormat } from '@kazi/ui/date-format';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconClock from '#icons/IconClock';
import IconMapPin from '#icons/IconMapPin';
import { dayOf } from '../../../shell/days.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { CardLink } from '../../parts/link-card.tsx';
import { links } from '../../routing/links.ts';
import { Card } from '../parts/card.tsx';
import classes from './market-day.module.css';

const stalls = [
  { at: 26, colour: 'var(--kz-accent-7)' },
  { at: 128, colour: '#d55e00' },
  { at: 230, colour: '#6b3fa0' },
];

/** Stalls under trees. Decorative. */
const MarketDrawing = () => (
  <svg
    className={classes.market}
    viewBox="0 0 340 120"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <rect width="340" height="120" fill="#dcebe6" />
    <circle cx="292" cy="28" r="14" fill="#f2c14e" />
    <path d="M0 92c60-26 110-26 170-8s120 10 170-10v46H0z" fill="#b9d7a8" />
    {[14, 112, 214, 318].map((at, index) => (
      <g key={at}>
        <path d={`M${at} 104V62`} stroke="#6f4630" strokeWidth="5" />
        <ellipse cx={at} cy={44 + (index % 2) * 6} rx="24" ry="22" fill={index % 2 ? '#4f8f3a' : '#3f7a4a'} />
      </g>
    ))}
    {stalls.map(({ at, colour }) => (
      <g key={at}>
        <path d={`M${at + 4} 76v36M${at + 68} 76v36`} stroke="#84563c" strokeWidth="3" />
        <path d={`M${at} 96h72v16h-72z`} fill="#b98560" />
        <path d={`M${at + 8} 62h56l10 16h-76z`} fill={colour} />
        <path d={`M${at + 22} 62h14l1 16h-18zM${at + 50} 62h14l10 16h-19z`} fill="#fff" fillOpacity=".75" />
        <g fill="#e9a23b">
          <circle cx={at + 16} cy="92" r="5" />
          <circle cx={at + 27} cy="92" r="5" />
        </g>
        <path d={`M${at + 42} 96c-1-8 2-12 6-12s7 4 6 12z`} fill="#4f8f3a" />
      </g>
    ))}
    <path d="M0 112h340v8H0z" fill="#a8c797" />
  </svg>
);

/** Where the shop sells next outside its walls. */
export function MarketDay() {
  const { t } = useTranslation('demo/dashboards');
  const locale = useLocale();
  const write = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, options);
  const query = useQuery(answerOf(getMarketDay, {}));
  return (
    <Card title={t('marketDay.title')} query={query} height={372} span="4-6">
      {({ title, text, startsAt, endsAt, place, address, attending, others }) => {
        const start = new Date(startsAt);
        return (
          <>
            <MarketDrawing />
            <Row align="stretch" gap={12} className={classes.head}>
              <time className={classes.date} dateTime={startsAt}>
                <span>{write({ weekday: 'short' }).format(start)}</span>
                <strong>{write({ day: 'numeric' }).format(start)}</strong>
              </time>
              <div>
                <h3 className={classes.title} dir="auto">
                  <CardLink to={links.calendar} search={{ view: 'day', date: dayOf(start) }}>
                    {title}
                  </CardLink>
                </h3>
                <Text tone="muted" size={13} dir="auto">
                  {text}
                </Text>
              </div>
            </Row>
            <Stack as="ul" gap={10} className={classes.facts}>
              <Row as="li" align="stretch" gap={12}>
                <IconClock size={18} stroke={1.6} aria-hidden="true" />
                <span>
                  {write({ dateStyle: 'full' }).format(start)}
                  <small>{write({ timeStyle: 'short' }).formatRange(start, new Date(endsAt))}</small>
                </span>
              </Row>
              <Row as="li" align="stretch" gap={12}>
                <IconMapPin size={18} stroke={1.6} aria-hidden="true" />
                <span>
                  <bdi>{place}</bdi>
                  <small>
                    <bdi>{address}</bdi>
                  </small>
                </span>
              </Row>
            </Stack>
            <Row className={classes.people}>
              {attending.map(({ fullName, avatar }) => (
                <Avatar key={fullName} name={fullName} src={avatar} size={30} />
              ))}
              <span>{t('marketDay.others', { others })}</span>
            </Row>
          </>
        );
      }}
    </Card>
  );
}
