import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { ErrorPage } from '../../../misc/error-page.tsx';

export const Route = createFileRoute('/_blank/misc/error')({
  loader: () => loadTexts('demo/misc'),
  component: ErrorPage,
});
