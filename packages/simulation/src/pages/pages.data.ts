import type { paths } from './paths.ts';

/** A page of the demo that has a place in the menu, the search or both. */
export interface DemoPage {
  /** Name of the page among the addresses and the texts. */
  target: keyof typeof paths;
  /** Its title in the search. */
  title: string;
  /** Name of its icon. */
  icon: string;
  /** Its part of the menu, where it has a place in it. */
  group?: 'dashboards' | 'apps' | 'people' | 'pages' | 'showcase' | 'other';
  /** Shortcut: a sequence of keys. */
  keys?: string;
  /** What one must be allowed to read to see it, where that is not the demo as a whole. */
  subject?: string;
}

/** The pages of the demo, in the order of the menu: a new page is a line here and an address in `paths.ts`. */
export const pages = [
  {
    target: 'ecommerce',
    title: 'E-commerce dashboard',
    icon: 'shopping-bag',
    group: 'dashboards',
    keys: 'g h',
  },
  { target: 'analytics', title: 'Analytics dashboard', icon: 'chart-line', group: 'dashboards', keys: 'g a' },

  { target: 'email', title: 'E-mail', icon: 'mail', group: 'apps', keys: 'g e' },
  { target: 'chat', title: 'Chat', icon: 'messages', group: 'apps', keys: 'g c' },
  { target: 'todo', title: 'To-do', icon: 'checkbox', group: 'apps', keys: 'g t' },
  { target: 'kanban', title: 'Kanban', icon: 'layout-kanban', group: 'apps', keys: 'g k' },
  { target: 'calendar', title: 'Calendar', icon: 'calendar', group: 'apps', keys: 'g d' },
  { target: 'invoices', title: 'Invoices', icon: 'file-invoice', group: 'apps', keys: 'g i' },
  { target: 'invoicePreview', title: 'Invoice preview', icon: 'file-search' },
  { target: 'invoiceEdit', title: 'Edit invoice', icon: 'file-pencil' },
  { target: 'invoiceAdd', title: 'Add invoice', icon: 'file-plus' },
  { target: 'product', title: 'Product', icon: 'basket' },
  { target: 'shop', title: 'Shop', icon: 'building-store', group: 'apps', keys: 'g s' },
  { target: 'wishlist', title: 'Wishlist', icon: 'heart', group: 'apps' },
  { target: 'checkout', title: 'Checkout', icon: 'shopping-cart', group: 'apps' },

  { target: 'users', title: 'Users', icon: 'users', group: 'people', keys: 'g u' },
  { target: 'user', title: 'User', icon: 'user' },
  { target: 'roles', title: 'Roles', icon: 'shield', group: 'people' },
  { target: 'permissions', title: 'Permissions', icon: 'lock', group: 'people' },
  { target: 'accessControl', title: 'Access control', icon: 'key', group: 'people', subject: 'ACL' },

  { target: 'profile', title: 'Profile', icon: 'user-circle', group: 'pages' },
  { target: 'accountSettings', title: 'Account settings', icon: 'settings', group: 'pages' },
  { target: 'faq', title: 'FAQ', icon: 'help', group: 'pages' },
  { target: 'knowledgeBase', title: 'Knowledge base', icon: 'book', group: 'pages' },
  { target: 'pricing', title: 'Pricing', icon: 'tag', group: 'pages' },
  { target: 'blog', title: 'Blog', icon: 'news', group: 'pages' },
  { target: 'post', title: 'Blog post', icon: 'article' },
  { target: 'postEdit', title: 'Edit post', icon: 'edit' },
  { target: 'licence', title: 'Licence', icon: 'license', group: 'pages' },
  { target: 'apiKey', title: 'API keys', icon: 'api', group: 'pages' },
  { target: 'modals', title: 'Modal examples', icon: 'square', group: 'pages' },

  { target: 'uiElement', title: 'UI elements', icon: 'components', group: 'showcase', keys: 'g x' },
  { target: 'colors', title: 'Colours', icon: 'palette', group: 'showcase' },
  { target: 'icons', title: 'Icons', icon: 'icons', group: 'showcase' },

  { target: 'comingSoon', title: 'Coming soon', icon: 'circle-dashed', group: 'other', subject: 'Auth' },
  {
    target: 'notAuthorized',
    title: 'Not authorised',
    icon: 'circle-dashed',
    group: 'other',
    subject: 'Auth',
  },
  { target: 'maintenance', title: 'Maintenance', icon: 'circle-dashed', group: 'other', subject: 'Auth' },
  { target: 'error', title: 'Error', icon: 'alert-circle', group: 'other', subject: 'Auth' },
] as const satisfies readonly DemoPage[];
