import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import IconFileOff from '#icons/IconFileOff';
import { LinkButton } from '../../shell/link-button.tsx';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { links } from '../routing/links.ts';
import { useInvoice, type WholeInvoice } from './use-invoice.ts';

interface FoundInvoiceProps {
  /** The invoice's number as the address has it; the newest invoice where it has none. */
  id: string | undefined;
  /** Heading of the page while it is not there. */
  title: string;
  children: (whole: WholeInvoice) => ReactNode;
}

/** A page about one invoice, in each of its states: loading, failed, not there, and there. */
export function FoundInvoice({ id, title, children }: FoundInvoiceProps) {
  const { t } = useTranslation('demo/invoices');
  const { whole, error, retry } = useInvoice(id === undefined ? undefined : Number(id));
  if (whole) return children(whole);
  return (
    <Page title={title} above={<Link to={links.invoices}>{t('list.title')}</Link>}>
      {error ? (
        <FailedState error={error} onRetry={retry} />
      ) : whole === undefined ? (
        <Panel flush>
          <SkeletonRows rows={9} label={t('found.loading')} />
        </Panel>
      ) : (
        <EmptyState
          icon={<IconFileOff size={24} stroke={1.6} />}
          title={id === undefined ? t('found.noneYet') : t('found.none', { id })}
          message={t('found.noneWhy')}
          action={
            <LinkButton to={links.invoices} variant="default">
              {t('found.seeAll')}
            </LinkButton>
          }
        />
      )}
    </Page>
  );
}
