/** Addresses of the demo, whole or by what they start with. `/` is not among them: both variants have one. */
const pages = [
  '/dashboard/analytics',
  '/apps/email',
  '/apps/chat',
  '/apps/todo',
  '/apps/kanban',
  '/apps/calendar',
  '/apps/roles',
  '/apps/permissions',
  '/access-control',
  '/ui-element',
  '/colors',
  '/icons',
];
const folders = [
  '/apps/invoice',
  '/apps/ecommerce',
  '/apps/user',
  '/pages',
  '/misc',
  '/cards',
  '/components',
  '/extensions',
  '/page-layout',
  '/forms',
  '/tables',
  '/datatables',
  '/charts',
];

/** Whether a path is one of the demo's, so that the business application can offer to open it there. */
export function isDemoPath(path: string): boolean {
  const bare = path.replace(/\/+$/, '');
  return pages.includes(bare) || folders.some((folder) => bare === folder || bare.startsWith(`${folder}/`));
}
