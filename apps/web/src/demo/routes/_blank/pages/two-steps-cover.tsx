import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { TwoStepsPage } from '../../../authentication/two-steps-page.tsx';

export const Route = createFileRoute('/_blank/pages/two-steps-cover')({
  loader: () => loadTexts('demo/authentication'),
  component: () => <TwoStepsPage variant="cover" />,
});
