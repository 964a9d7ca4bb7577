import { createFileRoute } from '@tanstack/react-router';
import { ModalExamplesPage } from '../../../modals/modal-examples-page.tsx';

export const Route = createFileRoute('/_demo/pages/modal-examples')({ component: ModalExamplesPage });
