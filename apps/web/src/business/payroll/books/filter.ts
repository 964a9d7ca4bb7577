/** The month of the books; this one where it says nothing. */
export interface BooksSearch {
  month?: string | undefined;
}
