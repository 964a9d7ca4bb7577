import * as z from 'zod';
import { rule } from '../abilities/index.ts';
import { problem } from '../refusals/problems.ts';
import {
  addition,
  byId,
  call,
  done,
  email,
  errorData,
  id,
  line,
  moment,
  name,
  oneOrMore,
  pageOf,
  paging,
  password,
  passwordMaxLength,
  phone,
  queryMaxLength,
} from '../shared/index.ts';
import { userStatuses } from './words.ts';

const tag = 'Users';

/** Whether a user may log in, see `userStatuses`. */
export const userStatus = z.enum(userStatuses);
/** A country by its two capital letters (ISO 3166). */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, problem('country-code'));

/** What is known of a person beside what they do. */
export const person = z.object({
  id,
  name: z
    .string()
    .meta({ description: 'Empty for somebody invited by their address alone, unless the caller sees that' }),
  avatar: z.string().nullable(),
  role: z.string(),
  invited: z.boolean().optional().meta({
    description: 'Whether they are invited, and have not come: work can be assigned to them, and waits',
  }),
});
export type Person = z.infer<typeof person>;

/** A user, as far as the caller may see them. */
export const user = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable().meta({ description: 'For oneself, and who manages people or teams' }),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  role: z.string().meta({ description: 'Name of the role; its permissions make the ability' }),
  status: userStatus,
  avatar: z.string().nullable().meta({ description: 'Address of the picture, signed and short-lived' }),
  lastSeenAt: moment.nullable(),
  createdAt: moment,
  removedAt: moment.nullable().meta({
    description: 'When their work was handed over; they stay suspended until they are let in again',
  }),
  anonymous: z.boolean().meta({ description: 'Made anonymous: name and address are gone for good' }),
  invited: z.boolean().optional().meta({ description: 'Whether they are invited, and have not come' }),
  may: z.object({
    update: z.boolean(),
    changeRole: z.boolean(),
    suspend: z.boolean(),
    remove: z.boolean().meta({ description: 'Hand over what is theirs and suspend them' }),
    anonymise: z.boolean(),
  }),
});
export type User = z.infer<typeof user>;

/** What a device keeps, and gives so that it is known again. */
export const deviceToken = z.string().regex(/^[\w-]{43}$/, problem('device-token'));

/** What a client stores after logging in. */
export const loginAnswer = z.object({
  token: z.string(),
  expiresAt: moment,
  device: z
    .string()
    .meta({ description: 'For this device to keep, and to give when somebody logs in on it' }),
  draftKey: z.string().meta({
    description:
      'Key of 256 bits, in base64url and always the same for this user: seals what they have written on a device and not saved',
  }),
  user,
  ability: z.array(rule),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** What registers a person; the address is confirmed by mail before they can log in. */
export const registration = z.object({
  firstName: name(60),
  lastName: name(60),
  email,
  password,
  phone: phone.optional(),
  country: countryCode.optional(),
  device: deviceToken
    .optional()
    .meta({ description: 'Of the device one registers on, which the confirmation then logs in' }),
});

/** What is given is changed. Role and status are for who manages people, the rest for oneself. */
export const userChange = z.object({
  id,
  firstName: name(60).optional(),
  lastName: name(60).optional(),
  phone: phone.nullable().optional(),
  country: countryCode.nullable().optional(),
  avatar: id.nullable().optional().meta({ description: 'Id of an uploaded picture' }),
  role: line(60).optional(),
  status: z.enum(['active', 'suspended']).optional(),
  password: z.never(problem('own-call-for-password')).optional(),
  email: z.never(problem('email-stays')).optional(),
});

/** Why registering may be refused to all people: one comes by invitation alone, or there is no owner yet. */
const registrationErrors = { CLOSED: { status: 403, data: errorData } };
export type RegistrationError = keyof typeof registrationErrors;

/** Registering, and the people of the workspace. */
export const users = {
  /** Answers alike whether or not the address is known: no account can be found out this way. */
  register: call('POST', '/users', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Register',
    status: 201,
    refuses: ['address-in-workspace'],
  })
    .errors(registrationErrors)
    .input(registration)
    .output(done),
  confirm: call('PATCH', '/users/confirm/{token}', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Confirm an account by the token from the mail',
    refuses: ['link-spent', 'registered-elsewhere', 'wrong-registration-password'],
  })
    .input(
      z.object({
        token: z.string().min(1).max(2000),
        device: deviceToken.optional(),
        password: z.string().min(1, problem('not-empty')).max(passwordMaxLength).optional().meta({
          description: 'Of that registration, on any device but the one where it was made',
        }),
      }),
    )
    .output(
      done.extend({
        waits: z.boolean().meta({ description: 'A manager of people lets them in' }),
        login: loginAnswer
          .optional()
          .meta({ description: 'Where a new account is confirmed on the device it was registered on' }),
      }),
    ),
  resend: call('POST', '/users/resend-verification-email', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Send the confirmation again',
  })
    .input(
      z.object({
        email,
        device: deviceToken
          .optional()
          .meta({ description: 'Of the device one registered on: its own registration' }),
      }),
    )
    .output(done),
  me: call('GET', '/users/me', { tag, summary: 'The person logged in' }).output(
    user.extend({ ability: z.array(rule) }),
  ),
  list: call('GET', '/users', { tag, summary: 'People, by role for task assignment' })
    .input(
      paging.extend({
        role: oneOrMore(line(60)),
        status: userStatus.optional(),
        q: z.string().max(queryMaxLength).optional(),
        invited: z
          .stringbool()
          .optional()
          .meta({ description: 'With those who are invited and may still come' }),
      }),
    )
    .output(pageOf(user)),
  get: addition('GET', '/users/{id}', { tag, summary: 'A person' }).input(byId).output(user),
  endSessions: addition('DELETE', '/users/{id}/sessions', {
    tag,
    weight: 'proof',
    summary: 'End every session of a person, by who may suspend them',
  })
    .input(byId)
    .output(z.object({ message: z.string(), ended: z.int() })),
  update: call('PUT', '/users/{id}', {
    tag,
    weight: { proofWhere: 'their role or phone changes, or whether they may log in' },
    summary: 'Change a person; role and status by who may',
    refuses: ['address-not-confirmed', 'last-owner'],
  })
    .input(userChange)
    .output(user),
};
