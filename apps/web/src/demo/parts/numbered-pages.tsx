import { useLocale } from '@kazi/ui/locale';
import { NativeSelect, Pagination } from '@mantine/core';
import classes from './numbered-pages.module.css';

interface NumberedPagesProps {
  /** What is counted: "permissions". */
  what: string;
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
  /** Where it can be chosen how many rows a page has. */
  onPerPage?: (perPage: number) => void;
}

const choices = ['10', '25', '50'];

/** Under a list that is cut into pages: what is shown of how many, and the way to the others. */
export function NumberedPages({ what, page, perPage, total, onPage, onPerPage }: NumberedPagesProps) {
  const format = new Intl.NumberFormat(useLocale());
  const pages = Math.max(1, Math.ceil(total / perPage));
  const first = total === 0 ? 0 : (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <div className={classes.pages}>
      <p className={classes.shown} role="status">
        {format.format(first)}–{format.format(last)} of {format.format(total)} {what}
      </p>
      {onPerPage && (
        <NativeSelect
          className={classes.size}
          aria-label="Rows on a page"
          data={choices}
          value={perPage}
          onChange={({ currentTarget }) => onPerPage(Number(currentTarget.value))}
        />
      )}
      {pages > 1 && (
        <Pagination
          className={classes.steps}
          size="sm"
          total={pages}
          value={page}
          onChange={onPage}
          siblings={1}
          getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
          getControlProps={(control) => ({ 'aria-label': `${controls[control]} page` })}
        />
      )}
    </div>
  );
}

const controls = { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' } as const;
