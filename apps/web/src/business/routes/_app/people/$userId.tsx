import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { PersonPage } from '../../../organisation/people/person-page.tsx';

export const Route = createFileRoute('/_app/people/$userId')({
  beforeLoad: requires('read', 'User'),
  loader: () => loadTexts('people'),
  component: PersonPage,
});
