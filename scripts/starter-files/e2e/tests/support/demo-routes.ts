/** Every page of the demo. */
export const demoRoutes: readonly string[] = ['/', '/pages/profile', '/pages/account-settings', '/login'];
