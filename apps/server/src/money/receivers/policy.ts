import { forbidden } from '../../http/errors.ts';
import type { Viewer } from '../../ports/viewer.ts';

const verbs = { create: 'add', read: 'see', update: 'change', delete: 'remove' } as const;

/** Receivers are one's own; a role may still be without them. Throws 403. */
export function refuseReceivers({ ability }: Viewer, action: keyof typeof verbs): void {
  if (!ability.can(action, 'Beneficiary')) throw forbidden(`${verbs[action]} receivers`);
}
