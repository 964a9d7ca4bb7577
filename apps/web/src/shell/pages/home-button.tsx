import { buttonClass } from '@kazi/ui/lean-button';
import { useTranslation } from 'react-i18next';

/** To the first page, loaded anew: whatever went wrong before is gone. */
export function HomeButton() {
  const { t } = useTranslation('common');
  return (
    <a className={buttonClass()} href="/">
      {t('home')}
    </a>
  );
}
