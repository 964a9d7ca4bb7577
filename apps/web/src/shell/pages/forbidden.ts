/** Thrown by a guard; the router's error page shows it as a 403. */
export class Forbidden extends Error {
  override name = 'Forbidden';
}
