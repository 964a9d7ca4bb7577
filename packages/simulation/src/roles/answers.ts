import { type Answer, on } from '../core/answers.ts';
import { idOf } from '../core/inputs.ts';
import { nextId } from '../core/lists.ts';
import { sampleState } from '../core/state.ts';
import { listRoles, type Role, saveRole } from './contract.ts';
import { roles } from './data.ts';

const state = sampleState(() => ({ roles: roles() }));

export const answers: readonly Answer[] = [
  on(listRoles, () => ({ roles: state().roles })),

  on(saveRole, ({ body }) => {
    const all = state().roles;
    const { id: given, name, grants } = body.role;
    const known = all.find(({ id }) => id === idOf(given));
    if (known) return { role: Object.assign(known, { name, grants }) };
    const role: Role = { id: nextId(all), name, grants, usersWith: null };
    all.push(role);
    return { role };
  }),
];
