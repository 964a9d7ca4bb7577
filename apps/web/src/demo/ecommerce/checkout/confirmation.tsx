import type { Order } from '@kazi/simulation/ecommerce';
import { dateFormat } from '@kazi/ui/date-format';
import { Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import IconCircleCheck from '#icons/IconCircleCheck';
import { LinkButton } from '../../../shell/link-button.tsx';
import { focusHeading } from '../../../shell/page/focus-heading.ts';
import { Page } from '../../../shell/page/page.tsx';
import { links } from '../../routing/links.ts';
import { Price } from '../parts/product-parts.tsx';
import { AddressLines } from './address-step.tsx';
import classes from './confirmation.module.css';

/** The order was made: what happens now. */
export function Confirmation({ order }: { order: Order }) {
  const { t } = useTranslation('demo/ecommerce');
  const day = dateFormat(useLocale(), { weekday: 'long', day: 'numeric', month: 'long' });
  useEffect(focusHeading, []);
  const firstName = order.address.fullName.split(' ')[0];
  return (
    <Page
      title={t('order.thanks', { name: firstName })}
      description={t('order.description', { number: order.number })}
      width="narrow"
    >
      <Panel>
        <Row gap={16}>
          <span className={classes.icon} aria-hidden="true">
            <IconCircleCheck size={28} stroke={1.6} />
          </span>
          <p className={classes.words}>
            <Trans
              t={t}
              i18nKey="order.parcel"
              values={{ day: day.format(new Date(order.deliveryDate)), phone: order.address.phone }}
              components={{ b: <strong /> }}
            />
          </p>
        </Row>
        <dl className={classes.facts}>
          <div>
            <dt>{t('order.number')}</dt>
            <dd>
              <bdi>{order.number}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('order.items')}</dt>
            <dd>{order.items}</dd>
          </div>
          <div>
            <dt>
              {order.payment === 'cash'
                ? t('order.toPay')
                : t('order.paidBy', { way: t(`payment.ways.${order.payment}.label`) })}
            </dt>
            <dd>
              <Price amount={order.total} />
            </dd>
          </div>
          <div>
            <dt>{t('checkout.deliverTo')}</dt>
            <dd>
              <AddressLines address={order.address} />
            </dd>
          </div>
        </dl>
        <LinkButton to={links.shop}>{t('order.on')}</LinkButton>
      </Panel>
    </Page>
  );
}
