import { Panel } from '@kazi/ui/panel';
import { RecordTable } from '@kazi/ui/record-table';
import IconCheck from '#icons/IconCheck';
import IconMinus from '#icons/IconMinus';
import { Page } from '../../shell/page/page.tsx';
import classes from './licence.module.css';

const rights = [
  ['Use it for one product of your own', true, true],
  ['Change it as you like', true, true],
  ['Use it for a product that people pay for', false, true],
  ['Use it for several products', false, true],
  ['Sell it on as a template', false, false],
] as const;

/** What somebody who takes the template may do with it: a sample of such a page. */
export function LicencePage() {
  return (
    <Page
      title="Licence"
      description="A sample of how such a page may look; it grants nothing."
      width="narrow"
    >
      <Panel title="In one sentence">
        Whoever holds a licence may build with what they got, and may not pass it on as if it were theirs.
      </Panel>
      <Panel title="What each licence allows" flush>
        <RecordTable label="Rights of each licence" columns={['Right', 'Regular', 'Extended']}>
          {rights.map(([right, regular, extended]) => (
            <tr key={right}>
              <th scope="row">{right}</th>
              <td data-label="Regular">
                <Answer yes={regular} />
              </td>
              <td data-label="Extended">
                <Answer yes={extended} />
              </td>
            </tr>
          ))}
        </RecordTable>
      </Panel>
      <Panel title="What it is made with">
        The libraries have licences of their own, which stay as they are. Pictures and sample content were
        made for this demo.
      </Panel>
    </Page>
  );
}

function Answer({ yes }: { yes: boolean }) {
  const Icon = yes ? IconCheck : IconMinus;
  return (
    <span className={classes.answer} data-yes={yes || undefined}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      {yes ? 'Yes' : 'No'}
    </span>
  );
}
