import type { Address } from '@kazi/simulation/ecommerce';
import classes from './address-lines.module.css';

/** An address as it is written on a parcel. */
export const AddressLines = ({ address }: { address: Address }) => (
  <address className={classes.address}>
    <strong className={classes.name}>{address.fullName}</strong>
    <span>{address.street}</span>
    <span>
      {address.town}, {address.county}
    </span>
    <bdi className={classes.phone}>{address.phone}</bdi>
  </address>
);
