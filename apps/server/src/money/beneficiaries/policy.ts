import type { Viewer } from '../../ports/viewer.ts';

// Receivers are one's own: the queries find no other person's. A role may still be without them.
export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Beneficiary');
export const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Beneficiary');
export const mayUpdate = ({ ability }: Viewer) => ability.can('update', 'Beneficiary');
export const mayDelete = ({ ability }: Viewer) => ability.can('delete', 'Beneficiary');
