import { Row, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { NativeSelect, Pagination } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Texts } from '../../i18n/namespaces.ts';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import classes from './numbered-pages.module.css';

/** A list with words of its own: what is said while it loads, where it is empty, and of its pages. */
export type ListName = keyof Texts['demo']['lists'];

interface NumberedPagesProps {
  what: ListName;
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
  const { t } = useTranslation('demo');
  const format = new Intl.NumberFormat(useLocale());
  const pages = Math.max(1, Math.ceil(total / perPage));
  const change = useChangeSearch<{ page?: number }>();
  const leadBack = useEffectEvent(() => change({ page: pages > 1 ? pages : undefined }));
  const isPastEnd = page > pages;
  useEffect(() => {
    // An old link, or rows that are gone: the last page there is takes the place of one that there is not.
    if (isPastEnd) void leadBack();
  }, [isPastEnd]);
  const first = total === 0 ? 0 : (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <Row gap={12} wrap className={classes.pages}>
      <Text tone="muted" size={13} tabular className={classes.shown} role="status">
        {t(`lists.${what}.shown`, {
          first: format.format(first),
          last: format.format(last),
          total: format.format(total),
        })}
      </Text>
      {onPerPage && (
        <NativeSelect
          className={classes.size}
          aria-label={t('list.rowsOnPage')}
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
          getItemProps={(number) => ({ 'aria-label': t('list.page', { page: number }) })}
          getControlProps={(control) => ({ 'aria-label': t(`list.pageSteps.${control}`) })}
        />
      )}
    </Row>
  );
}
