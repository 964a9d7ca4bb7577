import classes from './shop-drawing.module.css';

const stripes = [0, 1, 2, 3, 4, 5];

/** A market stall with its goods. Decorative. */
export const ShopDrawing = () => (
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
