import { getMarketDay } from '@kazi/simulation/dashboards';
import { Avatar } from '@kazi/ui/avatar';
import { useLocale } from '@kazi/ui/locale';
import { useQuery } from '@tanstack/react-query';
import IconClock from '#icons/IconClock';
import IconMapPin from '#icons/IconMapPin';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import classes from './market-day.module.css';
import { MarketDrawing } from './market-drawing.tsx';

/** Where the shop sells next outside its walls. */
export function MarketDay() {
  const locale = useLocale();
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const query = useQuery(answerOf(getMarketDay, {}));
  return (
    <Card title="Next market day" query={query} height={372} span="4-6">
      {({ title, text, startsAt, endsAt, place, address, attending, others }) => {
        const start = new Date(startsAt);
        return (
          <>
            <MarketDrawing />
            <div className={classes.head}>
              <time className={classes.date} dateTime={startsAt}>
                <span>{write({ weekday: 'short' }).format(start)}</span>
                <strong>{write({ day: 'numeric' }).format(start)}</strong>
              </time>
              <div>
                <h3 className={classes.title}>{title}</h3>
                <p className={classes.text}>{text}</p>
              </div>
            </div>
            <ul className={classes.facts}>
              <li>
                <IconClock size={18} stroke={1.6} aria-hidden="true" />
                <span>
                  {write({ dateStyle: 'full' }).format(start)}
                  <small>{write({ timeStyle: 'short' }).formatRange(start, new Date(endsAt))}</small>
                </span>
              </li>
              <li>
                <IconMapPin size={18} stroke={1.6} aria-hidden="true" />
                <span>
                  {place}
                  <small>{address}</small>
                </span>
              </li>
            </ul>
            <div className={classes.people}>
              {attending.map(({ fullName, avatar }) => (
                <Avatar key={fullName} name={fullName} src={avatar} size={30} />
              ))}
              <span>and {others} more come</span>
            </div>
          </>
        );
      }}
    </Card>
  );
}
