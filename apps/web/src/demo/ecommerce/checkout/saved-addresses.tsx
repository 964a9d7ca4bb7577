import type { Address } from '@kazi/simulation/ecommerce';
import { Button } from '@mantine/core';
import IconBriefcase from '#icons/IconBriefcase';
import IconHome from '#icons/IconHome';
import { AddressLines } from './address-lines.tsx';
import classes from './saved-addresses.module.css';

interface SavedAddressesProps {
  addresses: readonly Address[];
  onChoose: (address: Address) => void;
}

/** Where orders went before. */
export function SavedAddresses({ addresses, onChoose }: SavedAddressesProps) {
  return (
    <ul className={classes.addresses}>
      {addresses.map((address) => (
        <li key={address.street} className={classes.address}>
          <span className={classes.icon} aria-hidden="true">
            {address.place === 'Home' ? (
              <IconHome size={20} stroke={1.6} />
            ) : (
              <IconBriefcase size={20} stroke={1.6} />
            )}
          </span>
          <AddressLines address={address} />
          <Button
            variant="default"
            aria-label={`Deliver to ${address.street}`}
            onClick={() => onChoose(address)}
          >
            Deliver here
          </Button>
        </li>
      ))}
    </ul>
  );
}
