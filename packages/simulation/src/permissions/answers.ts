import { type Answer, on } from '../core/answers.ts';
import { contains, idOf, nextId, pageOf } from '../core/lists.ts';
import { always, id, record, text } from '../core/read-body.ts';
import { putBack, type Removed, takeOut } from '../core/removal.ts';
import { readSample } from '../core/samples.ts';
import { sampleState } from '../core/state.ts';
import {
  addPermission,
  deletePermission,
  listPermissions,
  type Permission,
  restorePermission,
  updatePermission,
} from './contract.ts';
import permissions from './permissions.json' with { type: 'json' };

const state = sampleState(() => ({
  permissions: readSample<Permission[]>(permissions),
  removed: [] as Removed<Permission>[],
}));

/** The moment as the samples write it: `14 Apr 2021, 8:43 PM`. */
function writtenDate(moment: Date): string {
  const day = moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
  const time = moment.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  // Newer browsers put a narrow space before AM and PM, and a four-letter "Sept" for September.
  return `${day.replace('Sept', 'Sep')}, ${time.replace(/\s/, ' ')}`;
}

export const answers: readonly Answer[] = [
  on(listPermissions, ({ query, params }) => {
    const allData = state().permissions;
    const role = query('assignedTo');
    const found = allData.filter(
      ({ name, createdDate, assignedTo }) =>
        contains(query('q'), name, createdDate) && (!role || assignedTo.some((name) => name === role)),
    );
    return {
      params,
      allData,
      total: found.length,
      permissions: pageOf(found, query('page'), query('perPage'), 10),
    };
  }),

  on(
    addPermission,
    ({ body }) => {
      const all = state().permissions;
      const permission: Permission = {
        ...body.permission,
        id: nextId(all),
        assignedTo: ['administrator'],
        createdDate: writtenDate(new Date()),
      };
      all.unshift(permission);
      return { permission };
    },
    record({ permission: always(record({ name: text }, { name: '' })) }),
  ),

  on(
    updatePermission,
    ({ body }) => {
      const permission = state().permissions.find(({ id }) => id === idOf(body.id));
      if (permission) Object.assign(permission, body, { id: permission.id });
      return { permission: permission ?? null };
    },
    record({ id, name: text }),
  ),

  on(deletePermission, ({ query }) => {
    takeOut(state().permissions, state().removed, ({ id }) => id === idOf(query('id')));
    return {};
  }),

  on(
    restorePermission,
    ({ body }) => ({
      permission: putBack(state().permissions, state().removed, ({ id }) => id === body.id) ?? null,
    }),
    record({ id }),
  ),
];
