import type { Address } from '@kazi/simulation/ecommerce';
import classes from './address-lines.module.css';

/** An address as it is written on a parcel. */
export const AddressLines = ({ address }: { address: Address }) => (
  <address className={classes.address}>
    <strong className={classes.name} dir="auto">
      {address.fullName}
    </strong>
    <span dir="auto">{address.street}</span>
    <span dir="auto">
      {address.town}, {address.county}
    </span>
    <bdi className={classes.phone}>{address.phone}</bdi>
  </address>
);
