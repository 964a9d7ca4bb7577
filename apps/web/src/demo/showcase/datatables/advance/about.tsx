import type { About } from '../../about.ts';

export const about = {
  summary:
    'A table that grows with the work: filters and choices by column, details, edits, groups, a hundred thousand rows.',
  keywords:
    'datatable grid filter column pinned sticky order reorder hide expand edit inline virtual group sum tanstack',
  picture: (
    <>
      <rect className="fill" x="12" y="10" width="96" height="54" rx="3" />
      <rect className="tint" x="12" y="10" width="30" height="54" />
      <path className="line" d="M12 22h96M12 34h96M12 52h96M42 10v54" />
      <path
        className="text"
        d="M18 16h14M50 16h18M84 16h14M18 28h18M50 28h22M84 28h12M18 58h14M50 58h20M84 58h14"
      />
      <path className="mark" d="M17 42l3 3l3 -3" />
      <path className="text" d="M50 40h46M50 46h34" />
    </>
  ),
  examples: {
    'column-filters': {
      title: 'Filter by column',
      text: 'Each column asks in its own way: a part of a text, a least number, a choice.',
      wide: true,
    },
    columns: {
      title: 'Columns of choice',
      text: 'Which ones there are, in which order, and which stay in sight while the others pass.',
      wide: true,
    },
    virtual: {
      title: '100,000 rows',
      text: 'All of them here, searched and sorted; only those in sight are drawn.',
      wide: true,
    },
    grouped: { title: 'Groups with sums', text: 'Rows by what they have in common.', wide: true },
    details: { title: 'Details', text: 'What does not fit opens below its row.', wide: true },
    edit: { title: 'Edit in place', text: 'A click on a value makes it a field.', wide: true },
  },
  keyboard: [
    ['tab', 'Goes to headings, filters, rows'],
    ['enter', 'Sorts, opens, or saves what is edited'],
    ['escape', 'Leaves what is edited as it was'],
    ['down', 'Scrolls the table that has the focus'],
  ],
  accessibility: [
    'The table says how many rows it has, and each row which one it is, also where most are not drawn.',
    'What opens says whether it is open.',
    'Columns are moved by buttons: nothing needs a mouse.',
  ],
} satisfies About;
