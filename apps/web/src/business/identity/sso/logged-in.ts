/** Where this tab notes that the OpenID provider logged it in: the provider's own login goes on after ours has ended. */
const name = 'kazi.sso.logged-in';

export const loggedInAtProvider = {
  note: (): void => sessionStorage.setItem(name, 'true'),
  isNoted: (): boolean => sessionStorage.getItem(name) !== null,
  forget: (): void => sessionStorage.removeItem(name),
};
