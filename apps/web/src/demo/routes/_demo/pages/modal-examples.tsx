import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { ModalExamplesPage } from '../../../modals/modal-examples-page.tsx';

export const Route = createFileRoute('/_demo/pages/modal-examples')({
  loader: () => loadTexts('demo/modals', 'demo/forms'),
  component: ModalExamplesPage,
});
