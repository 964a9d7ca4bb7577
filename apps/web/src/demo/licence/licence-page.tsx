import { Row } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { RecordTable } from '@kazi/ui/record-table';
import { useTranslation } from 'react-i18next';
import IconCheck from '#icons/IconCheck';
import IconMinus from '#icons/IconMinus';
import { Page } from '../../shell/page/page.tsx';
import classes from './licence.module.css';

const granted = ['change', 'paid', 'several', 'resell', 'patents'] as const;
const withheld = ['name', 'warranty'] as const;
const duties = ['licence', 'notices', 'changes'] as const;

/** What people may do with the dashboard, by the Apache License 2.0, in short. */
export function LicencePage() {
  const { t } = useTranslation('demo/licence');
  return (
    <Page title={t('title')} description={t('description')} width="narrow">
      <Panel title={t('short.title')}>{t('short.text')}</Panel>
      <Panel title={t('rights.title')} flush>
        <RecordTable label={t('rights.table')} columns={[t('rights.right'), t('rights.answer')]}>
          {[...granted, ...withheld].map((right) => (
            <tr key={right}>
              <th scope="row" className={classes.right}>
                {t(`rights.names.${right}`)}
              </th>
              <td className={classes.cell} data-label={t('rights.answer')}>
                <Answer yes={granted.some((one) => one === right)} />
              </td>
            </tr>
          ))}
        </RecordTable>
      </Panel>
      <Panel title={t('duties.title')}>
        <ul className={classes.duties}>
          {duties.map((duty) => (
            <li key={duty}>{t(`duties.${duty}`)}</li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('made.title')}>{t('made.text')}</Panel>
    </Page>
  );
}

function Answer({ yes }: { yes: boolean }) {
  const { t } = useTranslation('demo/licence');
  const Icon = yes ? IconCheck : IconMinus;
  return (
    <Row as="span" inline gap={6} tone="muted" className={classes.answer} data-yes={yes || undefined}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      {t(yes ? 'rights.yes' : 'rights.no')}
    </Row>
  );
}
