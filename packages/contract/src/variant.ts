/** The two applications that one address answers with. */
export type Variant = 'business' | 'demo';

/** The cookie that chooses between them. */
export const variantCookie = 'kazi_test_user';

/** What its name begins with over https: browsers then keep it for this host alone, and never send it in the clear. */
export const securePrefix = '__Host-';

/** What the cookie must say for the demo. It guards nothing: both applications are public. */
export const testUserSecret = 'karibu-kwenye-maonyesho';

/** The variant that a string of cookies, as a document or a request has it, asks for. */
export function chosenVariant(cookies: string): Variant {
  const wanted = `${variantCookie}=${testUserSecret}`;
  return cookies.split(';').some((cookie) => [wanted, securePrefix + wanted].includes(cookie.trim()))
    ? 'demo'
    : 'business';
}
