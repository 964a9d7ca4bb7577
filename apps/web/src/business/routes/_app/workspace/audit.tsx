import { auditKinds } from '@kazi/contract/activity/audit-kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../i18n/i18n.ts';
import { requires } from '../../../../session/guards.ts';
import { day, oneOf, text } from '../../../../shell/search-params.ts';
import { AuditPage, type AuditSearch } from '../../../activity/audit/audit-page.tsx';

export const Route = createFileRoute('/_app/workspace/audit')({
  validateSearch: (search): AuditSearch => ({
    kind: oneOf(search.kind, auditKinds),
    actor: text(search.actor),
    from: day(search.from),
    to: day(search.to),
    q: text(search.q),
  }),
  beforeLoad: requires('manage', 'all'),
  loader: () => loadTexts('audit'),
  component: AuditPage,
});
