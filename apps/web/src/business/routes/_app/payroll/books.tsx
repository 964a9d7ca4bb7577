import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { month } from '../../../../shell/search-params.ts';
import { BooksPage } from '../../../payroll/books/books-page.tsx';
import type { BooksSearch } from '../../../payroll/books/filter.ts';

export const Route = createFileRoute('/_app/payroll/books')({
  validateSearch: (search): BooksSearch => ({ month: month(search.month) }),
  beforeLoad: requires('manage', 'Payroll'),
  component: BooksPage,
});
