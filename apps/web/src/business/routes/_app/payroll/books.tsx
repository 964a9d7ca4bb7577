import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { month } from '../../../../shell/search-params.ts';
import { BooksPage } from '../../../payroll/books/books-page.tsx';

export const Route = createFileRoute('/_app/payroll/books')({
  validateSearch: (search): BooksSearch => ({ month: month(search.month) }),
  beforeLoad: requires('manage', 'Payroll'),
  component: BooksPage,
});

interface BooksSearch {
  /** This one where it says nothing. */
  month?: string | undefined;
}
