import { currency } from '@kazi/simulation/invoice';
import { Row, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import IconCreditCard from '#icons/IconCreditCard';
import IconPencil from '#icons/IconPencil';
import IconPrinter from '#icons/IconPrinter';
import IconSend from '#icons/IconSend';
import IconTrash from '#icons/IconTrash';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { LinkButton } from '../../../shell/link-button.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { KeysRest } from '../../../shell/shortcuts/use-shortcut.ts';
import { usePercent } from '../../parts/formats.ts';
import { StatusBadge } from '../../parts/status.tsx';
import { useDayFormat } from '../../parts/use-day-format.ts';
import { links } from '../../routing/links.ts';
import { FoundInvoice } from '../found-invoice.tsx';
import { useDeleteInvoices } from '../use-delete-invoices.ts';
import type { WholeInvoice } from '../use-invoice.ts';
import { InvoicePaper } from './invoice-paper.tsx';
import classes from './preview-page.module.css';

/** An invoice as it is printed, and what can be done with it. */
export function PreviewPage({ id }: { id: string | undefined }) {
  const { t } = useTranslation('demo/invoices');
  return (
    <FoundInvoice id={id} title={t('paper.title')}>
      {(whole) => (
        <Page
          title={t('paper.titled', { id: whole.invoice.id })}
          above={<Link to={links.invoices}>{t('list.title')}</Link>}
          actions={<PreviewActions whole={whole} />}
        >
          <div className={classes.preview}>
            <InvoicePaper whole={whole} />
            <PaymentsPanel whole={whole} />
          </div>
        </Page>
      )}
    </FoundInvoice>
  );
}

/** How much of an invoice is paid, and by which payments. */
function PaymentsPanel({ whole: { invoice, paper } }: { whole: WholeInvoice }) {
  const { t } = useTranslation('demo/invoices');
  const locale = useLocale();
  const day = useDayFormat();
  const percent = usePercent();
  const { total, balance, invoiceStatus } = invoice;
  const received = total - balance;
  const part = total > 0 ? Math.floor((received / total) * 100) : 0;
  return (
    <Panel title={t('payments.title')}>
      <Row gap={8} justify="between" wrap tone="muted" className={classes.state}>
        <StatusBadge status={invoiceStatus}>{t(`statuses.${invoiceStatus}`)}</StatusBadge>
        <span>
          <Trans
            t={t}
            i18nKey={balance < 0 ? 'payments.credit' : 'payments.toPay'}
            values={{ amount: formatMoney(Math.abs(balance), currency, locale) }}
            components={{ b: <Text as="strong" tone="text" weight={600} /> }}
          />
        </span>
      </Row>
      <ProgressBar value={received} max={total} label={percent(part)} />
      {paper.payments.length > 0 ? (
        <ul className={classes.payments}>
          {paper.payments.map(({ id, date, method, amount }) => (
            <li key={id}>
              <span>
                {t(`methods.${method}`)}
                <small>{day(date)}</small>
              </span>
              <Money amount={amount} currency={currency} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.none}>{t('payments.none')}</p>
      )}
    </Panel>
  );
}

const SendPanel = onDemand(() => import('./send-panel.tsx').then((module) => module.SendPanel));
const PaymentPanel = onDemand(() => import('./payment-panel.tsx').then((module) => module.PaymentPanel));

/** Sends, prints, changes an invoice, and takes payments for it. */
function PreviewActions({ whole }: { whole: WholeInvoice }) {
  const { t } = useTranslation('demo/invoices');
  const [asked, setAsked] = useState<'send' | 'pay'>();
  const router = useRouter();
  const close = () => setAsked(undefined);
  const { invoice } = whole;
  const remove = useDeleteInvoices();
  async function leave() {
    await remove([invoice.id]);
    await router.navigate({ to: links.invoices });
  }
  return (
    <>
      <Tooltip label={t('actions.delete')}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('delete.named', { id: invoice.id })}
          onClick={leave}
        >
          <IconTrash size={16} stroke={1.8} />
        </ActionIcon>
      </Tooltip>
      <LinkButton
        to={links.editInvoice(invoice.id)}
        variant="default"
        leftSection={<IconPencil size={16} stroke={1.8} />}
      >
        {t('actions.edit')}
      </LinkButton>
      <Button variant="default" leftSection={<IconPrinter size={16} stroke={1.8} />} onClick={() => print()}>
        {t('actions.print')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconCreditCard size={16} stroke={1.8} />}
        onClick={() => setAsked('pay')}
      >
        {t('actions.pay')}
      </Button>
      <Button leftSection={<IconSend size={16} stroke={1.8} />} onClick={() => setAsked('send')}>
        {t('actions.send')}
      </Button>
      <Suspense fallback={<KeysRest />}>
        {asked === 'send' && <SendPanel invoice={invoice} onClose={close} />}
        {asked === 'pay' && <PaymentPanel invoice={invoice} onClose={close} />}
      </Suspense>
    </>
  );
}
