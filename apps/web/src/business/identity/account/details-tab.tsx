import { Panel } from '@kazi/ui/panel';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../session/session.ts';
import { DetailsForm } from './details-form.tsx';
import { PicturePanel } from './picture-panel.tsx';

/** What the others of the workspace know me by. */
export function DetailsTab() {
  const { t } = useTranslation('identity');
  const { user } = useSignedIn();
  return (
    <>
      <PicturePanel user={user} />
      <Panel title={t('details.title')} description={t('details.description')}>
        <DetailsForm key={user.id} user={user} />
      </Panel>
    </>
  );
}
