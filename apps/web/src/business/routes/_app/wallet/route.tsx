import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';

/** Every page of the wallet needs it, and says its words. */
export const Route = createFileRoute('/_app/wallet')({
  beforeLoad: requires('read', 'Account'),
  loader: () => loadTexts('money'),
});
