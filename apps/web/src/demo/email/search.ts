import { type EmailQuery, type Label, labels, type View, views } from '@kazi/simulation/email';
import { count, oneOf, text } from '../../shell/search-params.ts';

/** What is looked at, as the address says it. */
export interface EmailSearch {
  q?: string | undefined;
  /** Where there is none: all mails of a label, or the inbox. */
  folder?: View | undefined;
  label?: Label | undefined;
  /** Id of the mail that is open. */
  mail?: number | undefined;
}

export const readEmailSearch = (search: Record<string, unknown>): EmailSearch => ({
  q: text(search.q),
  folder: oneOf(search.folder, views),
  label: oneOf(search.label, labels),
  mail: count(search.mail),
});

/** The list of the address, as the calls take it. */
export const listQuery = ({
  q,
  label,
  folder = label ? 'all' : 'inbox',
}: EmailSearch): EmailQuery & { folder: View } => ({
  q,
  folder,
  label,
});
