/** The year of the statement; the last that was paid where it says nothing. */
export interface P9Search {
  year?: number | undefined;
}
