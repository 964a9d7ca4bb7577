/** The address of every page of the demo. */
export const paths = {
  ecommerce: '/',
  analytics: '/dashboard/analytics',
  email: '/apps/email',
  chat: '/apps/chat',
  todo: '/apps/todo',
  kanban: '/apps/kanban',
  calendar: '/apps/calendar',
  invoices: '/apps/invoice/list',
  invoicePreview: '/apps/invoice/preview',
  invoiceEdit: '/apps/invoice/edit',
  invoiceAdd: '/apps/invoice/add',
  shop: '/apps/ecommerce/shop',
  product: '/apps/ecommerce/product-detail',
  wishlist: '/apps/ecommerce/wishlist',
  checkout: '/apps/ecommerce/checkout',
  users: '/apps/user/list',
  user: '/apps/user/view',
  roles: '/apps/roles',
  permissions: '/apps/permissions',
  accessControl: '/access-control',
  profile: '/pages/profile',
  accountSettings: '/pages/account-settings',
  faq: '/pages/faq',
  knowledgeBase: '/pages/knowledge-base',
  pricing: '/pages/pricing',
  blog: '/pages/blog/list',
  post: '/pages/blog/detail',
  postEdit: '/pages/blog/edit',
  licence: '/pages/license',
  apiKey: '/pages/api-key',
  modals: '/pages/modal-examples',
  comingSoon: '/misc/coming-soon',
  notAuthorized: '/misc/not-authorized',
  maintenance: '/misc/maintenance',
  error: '/misc/error',
  uiElement: '/ui-element',
  colors: '/colors',
  icons: '/icons',
  login: '/login',
} as const;

export const authenticationPages = {
  login: 'login',
  register: 'register',
  forgotPassword: 'forgot-password',
  resetPassword: 'reset-password',
  verifyEmail: 'verify-email',
  twoSteps: 'two-steps',
} as const;
export type AuthenticationPage = keyof typeof authenticationPages;

export const authenticationVariants = ['basic', 'cover'] as const;
export type AuthenticationVariant = (typeof authenticationVariants)[number];

/** The address of a page before the login, in one of its two variants. */
export const authenticationPath = (page: AuthenticationPage, variant: AuthenticationVariant): string =>
  `/pages/${authenticationPages[page]}-${variant}`;

/** Every address above. */
export const allPaths: readonly string[] = [
  ...Object.values(paths),
  ...Object.values(authenticationPages).flatMap((page) =>
    authenticationVariants.map((variant) => `/pages/${page}-${variant}`),
  ),
];

/** What the addresses of the showcase's pages start with; `showcase.ts` lists them, which is too much for the first file. */
export const showcaseStarts: readonly string[] = [
  '/cards',
  '/components',
  '/extensions',
  '/page-layout',
  '/forms',
  '/tables',
  '/datatables',
  '/charts',
];
