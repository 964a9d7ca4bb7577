import type { Obligation } from '@kazi/contract/payroll';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCircleCheck from '#icons/IconCircleCheck';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { PayrollTabs } from '../parts/payroll-tabs.tsx';
import { FilesPanel } from './files-panel.tsx';
import { useObligationColumns } from './obligations.tsx';
import { P9sPanel } from './p9s-panel.tsx';

const RemitDialog = onDemand(() => import('./remit-dialog.tsx').then((module) => module.RemitDialog));

const route = getRouteApi('/_app/payroll/returns');

/** What payroll owes to the authorities by when, and the files that they take. */
export function ReturnsPage() {
  const { t } = useTranslation('payroll');
  const { part, month } = route.useSearch();
  const [paid, setPaid] = useState<Obligation>();
  const { data, ...query } = useQuery(
    api.payroll.returns.list.queryOptions({ input: { part: part ?? 'open' } }),
  );
  return (
    <ListPage
      title={t('returns.title')}
      description={t('returns.description')}
      tabs={<PayrollTabs />}
      list={{ ...query, data: data?.items }}
      columns={useObligationColumns(setPaid)}
      rows={5}
      rowHeight={64}
      search={{ part }}
      filters={[
        {
          kind: 'choice',
          name: 'part',
          label: t('returns.part.label'),
          any: t('returns.part.open'),
          options: [{ value: 'all', label: t('returns.part.all') }],
        },
      ]}
      empty={{ icon: IconCircleCheck, ...t('returns.empty', { returnObjects: true }) }}
    >
      <FilesPanel month={month ?? data?.items.at(-1)?.month} />
      <P9sPanel />
      <Suspense>{paid && <RemitDialog obligation={paid} onClose={() => setPaid(undefined)} />}</Suspense>
    </ListPage>
  );
}
