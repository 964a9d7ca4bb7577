import { type AuthenticationVariant, authenticationPath, paths } from '@kazi/simulation/paths';

/** Typed as a plain text, since the router's own types know the routes of the business application. */
const page = (path: string): string => path;

/** The pages of the demo that others lead to. */
export const links = {
  home: page(paths.ecommerce),
  analytics: page(paths.analytics),
  email: page(paths.email),
  chat: page(paths.chat),
  kanban: page(paths.kanban),
  todo: page(paths.todo),
  calendar: page(paths.calendar),
  invoices: page(paths.invoices),
  invoice: (id: number) => page(`${paths.invoicePreview}/${id}`),
  editInvoice: (id: number) => page(`${paths.invoiceEdit}/${id}`),
  addInvoice: page(paths.invoiceAdd),
  shop: page(paths.shop),
  product: (id: number) => page(`${paths.product}/${id}`),
  wishlist: page(paths.wishlist),
  checkout: page(paths.checkout),
  users: page(paths.users),
  user: (id: number) => page(`${paths.user}/${id}`),
  accessControl: page(paths.accessControl),
  blog: page(paths.blog),
  post: page(paths.post),
  editPost: page(paths.postEdit),
  profile: page(paths.profile),
  settings: page(paths.accountSettings),
  faq: page(paths.faq),
  uiElement: page(paths.uiElement),
  /** A page of the showcase, or a section of it. */
  showcase: (path: string) => page(`/${path}`),
  knowledgeBase: page(paths.knowledgeBase),
  login: (variant: AuthenticationVariant) => authenticationPath('login', variant),
  register: (variant: AuthenticationVariant) => authenticationPath('register', variant),
  forgotPassword: (variant: AuthenticationVariant) => authenticationPath('forgotPassword', variant),
  resetPassword: (variant: AuthenticationVariant) => authenticationPath('resetPassword', variant),
};
