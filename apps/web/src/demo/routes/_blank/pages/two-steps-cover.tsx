import { createFileRoute } from '@tanstack/react-router';
import { TwoStepsPage } from '../../../authentication/two-steps-page.tsx';

export const Route = createFileRoute('/_blank/pages/two-steps-cover')({
  component: () => <TwoStepsPage variant="cover" />,
});
