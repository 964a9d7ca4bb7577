import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { LicencePage } from '../../../licence/licence-page.tsx';

export const Route = createFileRoute('/_demo/pages/license')({
  loader: () => loadTexts('demo/licence'),
  component: LicencePage,
});
