/** The two applications one document can become. */
export type Variant = 'business' | 'demo';

const COOKIE = 'kazi_test_user';

/** What the cookie must say for the demo. It guards nothing: it only chooses between two public applications. */
const TEST_USER_SECRET = 'karibu-kwenye-maonyesho';

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** The variant that a `document.cookie` string asks for. */
export function chosenVariant(cookies: string): Variant {
  const wanted = `${COOKIE}=${TEST_USER_SECRET}`;
  return cookies.split(';').some((cookie) => cookie.trim() === wanted) ? 'demo' : 'business';
}

/** Makes the demo this browser's application and goes to a page of it. */
export function openDemo(path = '/'): void {
  writeCookie(TEST_USER_SECRET, ONE_YEAR_S);
  location.assign(path);
}

/** Makes the business application this browser's again. */
export function leaveDemo(): void {
  writeCookie('', 0);
  location.assign('/');
}

/** By the old way: the Cookie Store is missing over plain http, where people try Kazi in their own network. */
function writeCookie(value: string, maxAgeS: number): void {
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${maxAgeS}; samesite=lax`;
}
