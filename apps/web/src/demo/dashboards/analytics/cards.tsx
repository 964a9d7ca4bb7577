import { getProductOrders } from '@kazi/simulation/cards';
import { getActivity, getDesignProject } from '@kazi/simulation/dashboards';
import { currency, listInvoices } from '@kazi/simulation/invoice';
import { Avatar } from '@kazi/ui/avatar';
import { RadialGauge } from '@kazi/ui/charts';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { Money } from '@kazi/ui/money';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { RecordTable } from '@kazi/ui/record-table';
import { RelativeTime } from '@kazi/ui/relative-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../calls/use-answer.ts';
import { fromCents } from '../../invoices/invoice.ts';
import { StatusBadge } from '../../parts/status.tsx';
import { links } from '../../routing/links.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Cells, PeriodChoice, type PeriodProps } from '../parts/parts.tsx';
import round from '../parts/round.module.css';
import { valuesSheet } from '../parts/sheets.ts';
import classes from './cards.module.css';

/** What happened lately. */
export function Activity() {
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const query = useQuery(answerOf(getActivity, {}));
  return (
    <Card
      title={t('activity.title')}
      query={query}
      sheet={({ activity }) => ({
        headings: [t('demo:parts.card.date'), t('demo:parts.card.name'), t('demo:parts.card.detail')],
        rows: activity.map(({ at, title, detail }) => [at, title, detail]),
      })}
      height={332}
      span="4-6"
    >
      {({ activity }) => (
        <Stack as="ol" grow className={classes.activity}>
          {activity.map(({ id, kind, title, detail, person, at }) => (
            <li key={id} data-kind={kind}>
              <Row gap={12} align="stretch" justify="between" className={classes.head}>
                <strong dir="auto">{title}</strong>
                <span className={classes.at}>
                  <RelativeTime at={at} />
                </span>
              </Row>
              <p dir="auto">{detail}</p>
              {person && (
                <Row as="span" gap={8} size={13} className={classes.person}>
                  <Avatar name={person.fullName} src={person.avatar} size={24} decorative />
                  <bdi>{person.fullName}</bdi>
                </Row>
              )}
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}

/** What the team works on now. */
export function AppDesign() {
  const { t } = useTranslation('demo/dashboards');
  const figures = useFigures();
  const query = useQuery(answerOf(getDesignProject, {}));
  return (
    <Card title={t('design.title')} query={query} height={298} span="4-12">
      {({ title, text, labels, members, dueAt, budget, tasksDone, tasks }) => (
        <>
          <h3 className={classes.title} dir="auto">
            {title}
          </h3>
          <Text tone="muted" size={13} dir="auto">
            {text}
          </Text>
          <Row
            as="ul"
            gap={6}
            align="stretch"
            wrap
            className={classes.labels}
            aria-label={t('design.labels')}
          >
            {labels.map((label) => (
              <li key={label} dir="auto">
                {label}
              </li>
            ))}
          </Row>
          <Stack as="ul" gap={6} className={classes.members} aria-label={t('design.team')}>
            {members.map(({ fullName, avatar, jobTitle }) => (
              <Row as="li" gap={10} size={13} shrinks key={fullName}>
                <Avatar name={fullName} src={avatar} size={28} decorative />
                <bdi>{fullName}</bdi>
                <small dir="auto">{jobTitle}</small>
              </Row>
            ))}
          </Stack>
          <Row as="dl" align="stretch" gap={24} className={classes.facts}>
            <div>
              <dt>{t('design.due')}</dt>
              <Text as="dd" weight={500} tabular>
                {figures.day(dueAt.slice(0, 10))}
              </Text>
            </div>
            <div>
              <dt>{t('design.budget')}</dt>
              <Text as="dd" weight={500} tabular>
                <bdi>{figures.money(budget)}</bdi>
              </Text>
            </div>
          </Row>
          <ProgressBar value={tasksDone} max={tasks} label={t('design.tasks', { done: tasksDone, tasks })} />
        </>
      )}
    </Card>
  );
}

/** What became of the orders. */
export function ProductOrders({ period, onPeriod }: PeriodProps) {
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const figures = useFigures();
  const query = useQuery({ ...answerOf(getProductOrders, { period }), placeholderData: keepPreviousData });
  return (
    <Card
      title={t('productOrders.title')}
      actions={<PeriodChoice label={t('productOrders.period')} period={period} onPeriod={onPeriod} />}
      query={query}
      sheet={({ finished, pending, rejected }) =>
        valuesSheet(
          [t('demo:parts.card.name'), t('demo:parts.card.value')],
          [
            [t('productOrders.finished'), finished],
            [t('productOrders.pending'), pending],
            [t('productOrders.rejected'), rejected],
          ],
        )
      }
      height={272}
      span="4-6"
    >
      {({ finished, pending, rejected }) => {
        const all = finished + pending + rejected;
        return (
          <>
            <div className={round.place}>
              <RadialGauge
                label={t('productOrders.chart')}
                value={finished}
                max={all}
                names={[t('productOrders.finished'), t('productOrders.all')]}
                size={196}
                format={figures.count}
              >
                <strong className={round.figure}>{figures.count(all)}</strong>
                <Text as="span" tone="muted" size={13}>
                  {t('productOrders.share', { share: figures.percent((finished / all) * 100) })}
                </Text>
              </RadialGauge>
            </div>
            <Cells
              cells={[
                { name: t('productOrders.finished'), value: figures.count(finished) },
                { name: t('productOrders.pending'), value: figures.count(pending) },
                { name: t('productOrders.rejected'), value: figures.count(rejected) },
              ]}
            />
          </>
        );
      }}
    </Card>
  );
}

const shown = 5;

const amount = (heading: string) => (
  <span key={heading} data-end>
    {heading}
  </span>
);

/** The latest invoices; each leads to its paper. */
export function Invoices() {
  const { t } = useTranslation('demo/dashboards');
  const figures = useFigures();
  const query = useQuery(answerOf(listInvoices, { perPage: shown, sortColumn: 'issuedDate', sort: 'desc' }));
  return (
    <Card
      title={t('invoices.title')}
      actions={
        <Link className={classes.all} to={links.invoices}>
          {t('invoices.all')}
        </Link>
      }
      query={query}
      sheet={({ invoices }) => ({
        headings: [
          t('invoices.columns.invoice'),
          t('invoices.columns.client'),
          t('invoices.columns.issued'),
          t('invoices.columns.status'),
          t('invoices.columns.total'),
        ],
        rows: invoices.map(({ id, client, issuedDate, invoiceStatus, total }) => [
          id,
          client.company,
          issuedDate,
          t(`invoices.statuses.${invoiceStatus}`),
          fromCents(total),
        ]),
      })}
      height={298}
      span="8-12"
      flush
    >
      {({ invoices }) => (
        <RecordTable
          label={t('invoices.title')}
          columns={[
            t('invoices.columns.invoice'),
            t('invoices.columns.client'),
            t('invoices.columns.issued'),
            t('invoices.columns.status'),
            amount(t('invoices.columns.total')),
          ]}
        >
          {invoices.map(({ id, client, service, issuedDate, invoiceStatus, total }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={links.invoice(id)} data-row-link>
                  <bdi>#{id}</bdi>
                </Link>
              </th>
              <td>
                <bdi>{client.company}</bdi>
                <small className={classes.service}>
                  <bdi>{service}</bdi>
                </small>
              </td>
              <td>{figures.day(issuedDate)}</td>
              <td>
                <StatusBadge status={invoiceStatus}>{t(`invoices.statuses.${invoiceStatus}`)}</StatusBadge>
              </td>
              <td data-end>
                <Money amount={total} currency={currency} />
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
    </Card>
  );
}
