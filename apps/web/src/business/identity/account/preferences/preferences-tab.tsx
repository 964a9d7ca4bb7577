import { Panel } from '@kazi/ui/panel';
import { useTranslation } from 'react-i18next';
import { LookFields } from './look-fields.tsx';
import { MailFields } from './mail-fields.tsx';

/** How Kazi looks to me, and when it writes to me. What is chosen holds at once, here and wherever I log in. */
export function PreferencesTab() {
  const { t } = useTranslation('identity');
  return (
    <>
      <Panel title={t('look.title')} description={t('look.description')}>
        <LookFields />
      </Panel>
      <Panel title={t('mail.title')} description={t('mail.description')}>
        <MailFields />
      </Panel>
    </>
  );
}
