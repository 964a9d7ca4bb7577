import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import { amountInCents, byId, call, id, line, ownPath, timeZone } from '../shared/index.ts';
import { digests, noticeKinds, noticeWays, undoSeconds } from './words.ts';

const tag = 'Users';

/** Looks of the application; the preference may also follow the device (`system`). */
export const skins = ['light', 'dark', 'bordered', 'semi-dark'] as const;
/** Languages of screens, mails and refusals (ISO 639). */
export const languages = ['en', 'sw', 'fr', 'ar'] as const;
/** How screens run; `auto` is as the language does. */
export const directions = ['auto', 'ltr', 'rtl'] as const;
/** How days are written: as the language does, 27 Nov 2026, 27/11/2026, Nov 27, 2026 or 2026-11-27. */
export const dateFormats = ['language', 'daymonth', 'slashes', 'monthday', 'iso'] as const;
/** How hours are written: as the language does, 14:05 or 2:05 PM. */
export const clocks = ['language', 'h23', 'h12'] as const;

/** A page somebody starred, as a path within the application. */
export const bookmark = z.object({
  title: line(120),
  path: ownPath,
});

const hour = z.int().min(0).max(23);

const settings = z.object({
  skin: z.enum([...skins, 'system']),
  accent: z
    .string()
    .regex(/^[a-z][a-z-]{0,29}$/, problem('colour-name'))
    .nullable()
    .meta({
      description: 'The colour of what can be chosen, one of those that the brand has; null for its first',
    }),
  language: z.enum(languages),
  direction: z.enum(directions),
  dateFormat: z
    .enum(dateFormats)
    .meta({ description: 'How days are written, such as 27 Nov 2026 (`daymonth`)' }),
  clock: z.enum(clocks).meta({ description: 'Hours from 0 to 23 (`h23`) or twice to 12 (`h12`)' }),
  menuCollapsed: z.boolean(),
  letterKeys: z.boolean().meta({ description: 'Whether letters by themselves are shortcuts' }),
  selectedProfile: id.nullable(),
  bookmarks: z.array(bookmark).max(50),
  notices: z
    .record(z.enum(noticeKinds), z.enum(noticeWays))
    .meta({ description: 'How each kind of notice comes' }),
  pushes: z
    .array(z.enum(noticeKinds))
    .meta({ description: 'Kinds of notices that come to devices which asked for it' }),
  digest: z.enum(digests),
  digestHour: hour.meta({ description: 'From which hour on digests and reminders come, by `timeZone`' }),
  quiet: z.object({ from: hour, to: hour }).nullable().meta({
    description: 'Hours by `timeZone`, over midnight too, in which no mail comes: it waits until they end',
  }),
  timeZone: timeZone.meta({ description: 'The time zone of the person, such as Africa/Nairobi' }),
  confirmRewardsFrom: amountInCents
    .min(0, problem('not-negative'))
    .meta({ description: 'From which amount, in cents, a release of my money is confirmed before' }),
  undoSeconds: z.literal(undoSeconds).meta({
    description:
      'Seconds in which what I accept can at least be undone before it is paid; 0 for those of the server',
  }),
});

/** The preferences of a user, defaults filled in. */
export const preference = settings.extend({ id, user: id });
export type Preference = z.infer<typeof preference>;

/** Preferences of a user; what a change does not give stays. */
export const preferences = {
  get: call('GET', '/user-preference/user/{id}', { tag, summary: "A user's preferences" })
    .input(byId)
    .output(preference),
  update: call('PUT', '/user-preference/{id}', {
    tag,
    weight: { proofWhere: 'confirmRewardsFrom is raised' },
    summary: 'Change preferences',
  })
    .input(
      settings
        .partial()
        .extend({ id, notices: z.partialRecord(z.enum(noticeKinds), z.enum(noticeWays)).optional() }),
    )
    .output(preference),
};
