import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { ComingSoonPage } from '../../../misc/coming-soon-page.tsx';

export const Route = createFileRoute('/_blank/misc/coming-soon')({
  loader: () => loadTexts('demo/misc', 'demo/forms'),
  component: ComingSoonPage,
});
