/** The year that is shown; this one where it says nothing. */
export interface EarningsSearch {
  year?: number | undefined;
}
