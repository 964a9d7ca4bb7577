import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { BeneficiariesPage } from '../../../money/beneficiaries/beneficiaries-page.tsx';

export const Route = createFileRoute('/_app/wallet/receivers')({
  beforeLoad: requires('read', 'Beneficiary'),
  loader: () => loadTexts('payments'),
  component: BeneficiariesPage,
});
