import { testUserSecret, variantCookie } from '@kazi/contract/variant';

const oneYearS = 365 * 24 * 60 * 60;

/** Makes the demo this browser's application and goes to a page of it. */
export function openDemo(path = '/'): void {
  writeCookie(testUserSecret, oneYearS);
  location.assign(path);
}

/** Makes the business application this browser's again. */
export function leaveDemo(): void {
  writeCookie('', 0);
  location.assign('/');
}

/** By the old way: the Cookie Store is missing over plain http, where people try Kazi in their own network. */
function writeCookie(value: string, maxAgeS: number): void {
  document.cookie = `${variantCookie}=${value}; path=/; max-age=${maxAgeS}; samesite=lax`;
}
