/** A title as a part of an address: `Getting paid, on time` is `getting-paid-on-time`. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
