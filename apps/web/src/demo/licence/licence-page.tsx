import { Panel } from '@kazi/ui/panel';
import { RecordTable } from '@kazi/ui/record-table';
import { useTranslation } from 'react-i18next';
import IconCheck from '#icons/IconCheck';
import IconMinus from '#icons/IconMinus';
import { Page } from '../../shell/page/page.tsx';
import classes from './licence.module.css';

const rights = [
  ['oneProduct', true, true],
  ['change', true, true],
  ['paid', false, true],
  ['several', false, true],
  ['resell', false, false],
] as const;

/** What somebody who takes the template may do with it: a sample of such a page. */
export function LicencePage() {
  const { t } = useTranslation('demo/licence');
  return (
    <Page title={t('title')} description={t('description')} width="narrow">
      <Panel title={t('short.title')}>{t('short.text')}</Panel>
      <Panel title={t('rights.title')} flush>
        <RecordTable
          label={t('rights.table')}
          columns={[t('rights.right'), t('rights.regular'), t('rights.extended')]}
        >
          {rights.map(([right, regular, extended]) => (
            <tr key={right}>
              <th scope="row" className={classes.right}>
                {t(`rights.names.${right}`)}
              </th>
              <td className={classes.cell} data-label={t('rights.regular')}>
                <Answer yes={regular} />
              </td>
              <td className={classes.cell} data-label={t('rights.extended')}>
                <Answer yes={extended} />
              </td>
            </tr>
          ))}
        </RecordTable>
      </Panel>
      <Panel title={t('made.title')}>{t('made.text')}</Panel>
    </Page>
  );
}

function Answer({ yes }: { yes: boolean }) {
  const { t } = useTranslation('demo/licence');
  const Icon = yes ? IconCheck : IconMinus;
  return (
    <span className={classes.answer} data-yes={yes || undefined}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      {t(yes ? 'rights.yes' : 'rights.no')}
    </span>
  );
}
