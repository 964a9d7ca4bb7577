/**
 * Runs in the page, perhaps more than once: a device that is asked to save data. Nothing is fetched on it that its screen
 * does not need.
 */
export function spareData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}
