import type { Order } from '@kazi/simulation/ecommerce';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import IconCircleCheck from '#icons/IconCircleCheck';
import { focusHeading } from '../../../shell/page/focus-heading.ts';
import { Page } from '../../../shell/page/page.tsx';
import { links } from '../../routing/links.ts';
import { Price } from '../parts/product-parts.tsx';
import { AddressLines } from './address-lines.tsx';
import classes from './confirmation.module.css';
import { ways } from './payment-fields.tsx';

/** The order was made: what happens now. */
export function Confirmation({ order }: { order: Order }) {
  const day = new Intl.DateTimeFormat(useLocale(), { weekday: 'long', day: 'numeric', month: 'long' });
  useEffect(focusHeading, []);
  const firstName = order.address.fullName.split(' ')[0];
  return (
    <Page
      title={`Thank you, ${firstName}`}
      description={`Order ${order.number} is on its way to the packers.`}
      width="narrow"
    >
      <Panel>
        <div className={classes.done}>
          <span className={classes.icon} aria-hidden="true">
            <IconCircleCheck size={28} stroke={1.6} />
          </span>
          <p className={classes.words}>
            Your parcel comes by <strong>{day.format(new Date(order.deliveryDate))}</strong>. The rider calls{' '}
            <bdi>{order.address.phone}</bdi> an hour before.
          </p>
        </div>
        <dl className={classes.facts}>
          <div>
            <dt>Order</dt>
            <dd>{order.number}</dd>
          </div>
          <div>
            <dt>Items</dt>
            <dd>{order.items}</dd>
          </div>
          <div>
            <dt>
              {order.payment === 'cash' ? 'To pay on delivery' : `Paid by ${ways[order.payment].label}`}
            </dt>
            <dd>
              <Price amount={order.total} />
            </dd>
          </div>
          <div>
            <dt>Deliver to</dt>
            <dd>
              <AddressLines address={order.address} />
            </dd>
          </div>
        </dl>
        <Button component={Link} to={links.shop}>
          Continue shopping
        </Button>
      </Panel>
    </Page>
  );
}
