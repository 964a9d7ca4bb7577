import type { Plugin } from 'vite';

/** What the calendar library reckons with in time zones other than the device's: 10 kB of Temporal. */
const reckoning = /^temporal-polyfill\/fns\//;
const none = '\0kazi:no-other-time-zones';

const noneCode = `
function other() { throw new Error('The calendar is built for the time zone of the device alone.'); }
export {
  other as create, other as fromEpochMilliseconds, other as offsetNanoseconds, other as toZonedDateTime,
  other as toZonedDateTimeISO
};`;

/**
 * Leaves out what the calendar never calls. It shows everything in the time zone of the device, which the library
 * reckons with plain dates; a calendar that is given a `timeZone` must do without this plugin.
 */
export function deviceTimeZone(): Plugin {
  return {
    name: 'kazi:device-time-zone',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (reckoning.test(id) ? none : undefined),
    load: (id) => (id === none ? noneCode : undefined),
  };
}
