import { TEST_USER_SECRET, VARIANT_COOKIE } from '@kazi/contract/variant';

const ONE_YEAR_S = 365 * 24 * 60 * 60;

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
  document.cookie = `${VARIANT_COOKIE}=${value}; path=/; max-age=${maxAgeS}; samesite=lax`;
}
