import IconTruckDelivery from '#icons/IconTruckDelivery';
import classes from './free-shipping.module.css';

/** Says that sending something costs nothing. */
export function FreeShipping() {
  return (
    <span className={classes.free}>
      <IconTruckDelivery size={14} stroke={1.8} aria-hidden="true" />
      Free shipping
    </span>
  );
}
