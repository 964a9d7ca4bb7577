import { useTranslation } from 'react-i18next';
import { Page } from '../../../../shell/page/page.tsx';

export function PageExample() {
  const { t } = useTranslation('demo');
  return <Page title={t('showcase.page-layout/empty')}>{null}</Page>;
}
