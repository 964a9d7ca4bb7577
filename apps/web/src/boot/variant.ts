import { securePrefix, testUserSecret, variantCookie } from '@kazi/contract/variant';

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

/** By the old way: the Cookie Store is missing over plain http, where people try the application in their own network. */
function writeCookie(value: string, maxAgeS: number): void {
  for (const cookie of cookiesFor(location.protocol, value, maxAgeS)) document.cookie = cookie;
}

/** What is written where the page has come by a protocol such as `https:`. The name of plain http ends over https. */
export function cookiesFor(protocol: string, value: string, maxAgeS: number): string[] {
  const cookie = (content: string, ageS: number) =>
    `${variantCookie}=${content}; path=/; max-age=${ageS}; samesite=lax`;
  if (protocol !== 'https:') return [cookie(value, maxAgeS)];
  return [cookie('', 0), `${securePrefix}${cookie(value, maxAgeS)}; secure`];
}
