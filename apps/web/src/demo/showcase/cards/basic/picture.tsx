import { getProduct } from '@kazi/simulation/ecommerce';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answerOf } from '../../../calls/use-answer.ts';
import { links } from '../../../routing/links.ts';
import classes from './picture.module.css';

const id = 3;

export default function Picture() {
  const { data } = useQuery(answerOf(getProduct, { id }));
  if (!data) return <div className={classes.card} role="status" aria-label="Loading the goods" />;
  const { name, image, brand, description } = data.product;
  return (
    <article className={classes.card}>
      <img className={classes.image} src={image} alt="" width={320} height={200} />
      <div className={classes.words}>
        <h3>
          <Link className={classes.link} to={links.shop}>
            {name}
          </Link>
        </h3>
        <small>by {brand}</small>
        <p>{description}</p>
      </div>
    </article>
  );
}
