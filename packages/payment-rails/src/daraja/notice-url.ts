/** What Safaricom posts to an order's address beside its result. */
export type Notice = 'timeout' | 'status';

/** The address of an order for one kind of notice, which nothing in its body would tell for sure. */
export function noticeUrl(callbackUrl: string, notice: Notice): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('notice', notice);
  return url.href;
}
