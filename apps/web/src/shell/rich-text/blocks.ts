import { TaskItem, TaskList } from '@tiptap/extension-list';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { type AnyExtension, Mark, mergeAttributes, Node } from '@tiptap/react';

/** A number in an attribute of a cell, from 1 on: how many columns or rows it spans. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1),
  renderHTML: ({ [name]: cells }: Record<string, unknown>) => (cells === 1 ? {} : { [name]: cells }),
});

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    extendNodeSchema: () => ({ tableRole: name === 'tableCell' ? 'cell' : 'header_cell' }),
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // Columns are as wide as their words. The library asks for it.
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  extendNodeSchema: () => ({ tableRole: 'row' }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** Tables as they are pasted: words can be changed, and Tab goes from cell to cell. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: () => ({ tableRole: 'table' }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

/** Check lists: `[ ] ` begins one, a press on its box ticks it. */
const CheckItem = TaskItem.extend({
  renderHTML: ({ HTMLAttributes }) => ['li', mergeAttributes(HTMLAttributes, { 'data-type': 'taskItem' }), 0],
}).configure({ nested: true, a11y: { checkboxLabel: ({ textContent }) => textContent || '☐' } });

const raised = (name: 'sub' | 'sup') =>
  Mark.create({
    name,
    excludes: name === 'sub' ? 'sup' : 'sub',
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
  });

/** What texts from elsewhere have beside headings, lists, quotes, code and links. */
export const blocksFromElsewhere: AnyExtension[] = [
  Table,
  TableRow,
  cell('tableHeader', 'th'),
  cell('tableCell', 'td'),
  TaskList,
  CheckItem,
  raised('sub'),
  raised('sup'),
];
