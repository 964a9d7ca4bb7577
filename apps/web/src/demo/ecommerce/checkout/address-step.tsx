import { type Address, type Cart, listAddresses } from '@kazi/simulation/ecommerce';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconBriefcase from '#icons/IconBriefcase';
import IconHome from '#icons/IconHome';
import { answerOf } from '../../calls/use-answer.ts';
import { AddressForm } from './address-form.tsx';
import { AddressLines } from './address-lines.tsx';
import classes from './address-step.module.css';
import { Summary, WithSummary } from './summary.tsx';

interface AddressStepProps {
  cart: Cart;
  /** What was filled in before. */
  chosen: Address | undefined;
  onDone: (address: Address) => void;
}

/** The second step: where the order goes, to an address that is known or to a new one. */
export function AddressStep({ cart, chosen, onDone }: AddressStepProps) {
  const { t } = useTranslation('demo/ecommerce');
  const { data, isPending } = useQuery(answerOf(listAddresses, {}));
  return (
    <WithSummary summary={<Summary cart={cart} />}>
      <Panel title={t('address.saved')} flush>
        {isPending && <SkeletonRows rows={2} height={92} label={t('address.loading')} />}
        {data && <SavedAddresses addresses={data.addresses} onChoose={onDone} />}
      </Panel>
      <Panel title={t('address.another')} description={t('address.remembered')}>
        <AddressForm initial={chosen} onDone={onDone} />
      </Panel>
    </WithSummary>
  );
}

interface SavedAddressesProps {
  addresses: readonly Address[];
  onChoose: (address: Address) => void;
}

/** Where orders went before. */
function SavedAddresses({ addresses, onChoose }: SavedAddressesProps) {
  const { t } = useTranslation('demo/ecommerce');
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
            aria-label={t('address.hereNamed', { street: address.street })}
            onClick={() => onChoose(address)}
          >
            {t('address.here')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
