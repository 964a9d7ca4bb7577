/**
 * Addresses of the demo's pages, in one place. Typed as plain texts, since the router's own types know the routes of
 * the business application.
 */
export const links: Record<'email' | 'chat' | 'profile' | 'settings', string> = {
  email: '/apps/email',
  chat: '/apps/chat',
  profile: '/pages/profile',
  settings: '/pages/account-settings',
};
