import { getRevenue } from '@kazi/simulation/cards';
import { buttonClass } from '@kazi/ui/lean-button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answerOf } from '../../calls/use-answer.ts';
import { links } from '../../routing/links.ts';
import { useDemoUser } from '../../session/session.ts';
import { Bone } from '../parts/bone.tsx';
import { useFigures } from '../parts/figures.ts';
import { Growth } from '../parts/growth.tsx';
import classes from './greeting.module.css';
import { ShopDrawing } from './shop-drawing.tsx';

/** Whoever looks is greeted with what the month has brought so far. */
export function Greeting() {
  const figures = useFigures();
  const [firstName] = useDemoUser().fullName.split(' ');
  const { data } = useQuery(answerOf(getRevenue, {}));
  return (
    <section className={classes.greeting} data-span="4-12" aria-labelledby="greeting">
      <div className={classes.words}>
        <h2 id="greeting" className={classes.title}>
          Hongera, {firstName}!
        </h2>
        <p className={classes.text}>Sold this month, so far</p>
        <p className={classes.figure}>
          {data ? <bdi>{figures.money(data.thisMonth)}</bdi> : <Bone width={160} />}
        </p>
        <p className={classes.text}>
          {data ? (
            <>
              <Growth percent={data.growth} /> on last month
            </>
          ) : (
            <Bone width={130} />
          )}
        </p>
        <Link to={links.shop} className={`${buttonClass()} ${classes.open}`}>
          Open the shop
        </Link>
      </div>
      <ShopDrawing />
    </section>
  );
}
