import { getRevenue } from '@kazi/simulation/cards';
import { buttonClass } from '@kazi/ui/lean-button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../calls/use-answer.ts';
import { links } from '../../routing/links.ts';
import { useDemoUser } from '../../session/session.ts';
import { useFigures } from '../parts/figures.ts';
import { Growth } from '../parts/growth.tsx';
import { Bone } from '../parts/parts.tsx';
import classes from './greeting.module.css';

const stripes = [0, 1, 2, 3, 4, 5];

/** A market stall with its goods. Decorative. */
const ShopDrawing = () => (
  <svg className={classes.shop} viewBox="0 0 128 112" aria-hidden="true">
    <g className={classes.wood}>
      <path d="M20 40v66M108 40v66" strokeWidth="4" strokeLinecap="round" />
      <path d="M12 78h104v26H12z" />
    </g>
    <path className={classes.shade} d="M12 84h104M12 91h104M12 98h104" />
    {stripes.map((at) => (
      <path
        key={at}
        className={at % 2 ? classes.light : classes.cloth}
        d={`M${22 + at * 14} 16h14l${4 - (5 - at) * 1.6 + 4} 24a${9.2} 8 0 0 1-18.6 0z`}
      />
    ))}
    <g className={classes.fruit}>
      <circle cx="30" cy="72" r="7" />
      <circle cx="43" cy="72" r="7" />
      <circle cx="36.500" cy="62" r="7" />
    </g>
    <path className={classes.leaf} d="M58 78c-3-14 2-22 9-24 6 4 10 12 7 24z" />
    <path className={classes.sack} d="M84 78c-4-8-2-18 3-22h14c5 4 7 14 3 22z" />
    <path className={classes.shade} d="M88 60h12" />
  </svg>
);

/** Greets the user with the sales of the month so far. */
export function Greeting() {
  const { t } = useTranslation('demo/dashboards');
  const figures = useFigures();
  const [name] = useDemoUser().fullName.split(' ');
  const { data } = useQuery(answerOf(getRevenue, {}));
  return (
    <section className={classes.greeting} data-span="4-12" aria-labelledby="greeting">
      <div className={classes.words}>
        <h2 id="greeting" className={classes.title}>
          {t('greeting.title', { name })}
        </h2>
        <p className={classes.text}>{t('greeting.sold')}</p>
        <p className={classes.figure}>
          {data ? <bdi>{figures.money(data.thisMonth)}</bdi> : <Bone width={160} />}
        </p>
        <p className={classes.text}>
          {data ? (
            <>
              <Growth percent={data.growth} /> {t('greeting.onLastMonth')}
            </>
          ) : (
            <Bone width={130} />
          )}
        </p>
        <Link to={links.shop} className={`${buttonClass()} ${classes.open}`}>
          {t('greeting.openShop')}
        </Link>
      </div>
      <ShopDrawing />
    </section>
  );
}
