/** What is owed still, or all there ever was; and the month whose files are shown. */
export interface ReturnsSearch {
  part?: 'all' | undefined;
  month?: string | undefined;
}
