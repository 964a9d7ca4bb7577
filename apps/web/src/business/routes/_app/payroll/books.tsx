import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { defineSearch, month } from '../../../../shell/search-params.ts';
import { BooksPage } from '../../../payroll/books/books-page.tsx';

export const Route = createFileRoute('/_app/payroll/books')({
  validateSearch: defineSearch({
    /** This one where it says nothing. */
    month,
  }),
  beforeLoad: requires('manage', 'Payroll'),
  component: BooksPage,
});
