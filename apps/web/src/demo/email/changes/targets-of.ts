import type { Email, Folder } from '@kazi/simulation/email';

const targets = ['inbox', 'archive', 'spam', 'trash'] as const satisfies readonly Folder[];
export type Target = (typeof targets)[number];

const isOwn = ({ folder }: Email) => folder === 'sent' || folder === 'draft';

/** Folders that mails can be moved to from where they lie. What one wrote oneself is only ever thrown away. */
export const targetsOf = (mails: readonly Email[]): Target[] =>
  targets.filter(
    (target) => mails.some(({ folder }) => folder !== target) && (target === 'trash' || !mails.some(isOwn)),
  );
