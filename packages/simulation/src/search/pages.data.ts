import type { PageEntry } from './contract.ts';

type Row = readonly [target: string, title: string, icon: string, link: string];

/** Every page of the demo. The first four that bear a star are those the specification names. */
const rows: readonly Row[] = [
  ['analytics', 'Analytics dashboard', 'chart-line', '/dashboard/analytics'],
  ['ecommerce', 'eCommerce dashboard', 'shopping-bag', '/'],
  ['email', 'E-mail', 'mail', '/apps/email'],
  ['chat', 'Chat', 'messages', '/apps/chat'],
  ['todo', 'To-do', 'checkbox', '/apps/todo'],
  ['kanban', 'Kanban', 'layout-kanban', '/apps/kanban'],
  ['calendar', 'Calendar', 'calendar', '/apps/calendar'],
  ['invoices', 'Invoices', 'file-invoice', '/apps/invoice/list'],
  ['invoicePreview', 'Invoice preview', 'file-search', '/apps/invoice/preview'],
  ['invoiceEdit', 'Edit an invoice', 'file-pencil', '/apps/invoice/edit'],
  ['invoiceAdd', 'Add an invoice', 'file-plus', '/apps/invoice/add'],
  ['shop', 'Shop', 'building-store', '/apps/ecommerce/shop'],
  ['wishlist', 'Wishlist', 'heart', '/apps/ecommerce/wishlist'],
  ['checkout', 'Checkout', 'shopping-cart', '/apps/ecommerce/checkout'],
  ['users', 'Users', 'users', '/apps/user/list'],
  ['roles', 'Roles', 'shield', '/apps/roles'],
  ['permissions', 'Permissions', 'lock', '/apps/permissions'],
  ['accessControl', 'Access control', 'key', '/access-control'],
  ['profile', 'Profile', 'user-circle', '/pages/profile'],
  ['accountSettings', 'Account settings', 'settings', '/pages/account-settings'],
  ['faq', 'FAQ', 'help', '/pages/faq'],
  ['knowledgeBase', 'Knowledge base', 'book', '/pages/knowledge-base'],
  ['pricing', 'Pricing', 'tag', '/pages/pricing'],
  ['blog', 'Blog', 'news', '/pages/blog/list'],
  ['licence', 'Licence', 'license', '/pages/license'],
  ['apiKey', 'API keys', 'api', '/pages/api-key'],
  ['modals', 'Modal examples', 'square', '/pages/modal-examples'],
];

const starredAtFirst = new Set(['email', 'chat', 'todo', 'calendar']);

export const pages = (): PageEntry[] =>
  rows.map(([target, title, icon, link], at) => ({
    id: at + 1,
    target,
    title,
    icon,
    link,
    isBookmarked: starredAtFirst.has(target),
  }));
