/** Typed as a plain text, since the router's own types know the routes of the business application. */
const page = (path: string): string => path;

type AuthVariant = 'basic' | 'cover';

/** Addresses of the demo's pages, in one place: whoever leads to one asks here. */
export const links = {
  home: page('/'),
  email: page('/apps/email'),
  chat: page('/apps/chat'),
  kanban: page('/apps/kanban'),
  todo: page('/apps/todo'),
  calendar: page('/apps/calendar'),
  invoices: page('/apps/invoice/list'),
  invoice: (id: number) => page(`/apps/invoice/preview/${id}`),
  editInvoice: (id: number) => page(`/apps/invoice/edit/${id}`),
  addInvoice: page('/apps/invoice/add'),
  shop: page('/apps/ecommerce/shop'),
  product: (id: number) => page(`/apps/ecommerce/product-detail/${id}`),
  wishlist: page('/apps/ecommerce/wishlist'),
  checkout: page('/apps/ecommerce/checkout'),
  users: page('/apps/user/list'),
  user: (id: number) => page(`/apps/user/view/${id}`),
  accessControl: page('/access-control'),
  blog: page('/pages/blog/list'),
  post: page('/pages/blog/detail'),
  editPost: page('/pages/blog/edit'),
  profile: page('/pages/profile'),
  settings: page('/pages/account-settings'),
  faq: page('/pages/faq'),
  knowledgeBase: page('/pages/knowledge-base'),
  login: (variant: AuthVariant) => page(`/pages/login-${variant}`),
  register: (variant: AuthVariant) => page(`/pages/register-${variant}`),
  forgotPassword: (variant: AuthVariant) => page(`/pages/forgot-password-${variant}`),
  resetPassword: (variant: AuthVariant) => page(`/pages/reset-password-${variant}`),
};
