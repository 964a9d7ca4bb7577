import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { ApiKeyPage } from '../../../api-key/api-key-page.tsx';

export const Route = createFileRoute('/_demo/pages/api-key')({
  loader: () => loadTexts('demo/api-key'),
  component: ApiKeyPage,
});
