import * as z from 'zod';
import { rule } from '../abilities/index.ts';
import {
  addition,
  byId,
  call,
  done,
  email,
  id,
  line,
  moment,
  oneOrMore,
  pageOf,
  paging,
  password,
  phone,
} from '../shared/index.ts';

const tag = 'Users';

export const userStatus = z.enum(['pending', 'active', 'suspended']);
export const countryCode = z.string().regex(/^[A-Z]{2}$/, { error: 'must be a country code such as KE' });

/** What everybody in the workspace may know of a person. */
export const person = z.object({
  id,
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: z.string(),
});
export type Person = z.infer<typeof person>;

export const user = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  role: z.string().meta({ description: 'Name of the role; its permissions make the ability' }),
  status: userStatus,
  avatar: z.string().nullable().meta({ description: 'Address of the picture, signed and short-lived' }),
  lastSeenAt: moment.nullable(),
  createdAt: moment,
  may: z.object({ update: z.boolean(), changeRole: z.boolean(), suspend: z.boolean() }),
});
export type User = z.infer<typeof user>;

export const registration = z.object({
  firstName: line(60),
  lastName: line(60),
  email,
  password,
  phone: phone.optional(),
  country: countryCode.optional(),
});

export const userChange = z.object({
  id,
  firstName: line(60).optional(),
  lastName: line(60).optional(),
  phone: phone.nullable().optional(),
  country: countryCode.nullable().optional(),
  avatar: id.nullable().optional().meta({ description: 'Id of an uploaded picture' }),
  role: line(60).optional(),
  status: z.enum(['active', 'suspended']).optional(),
});

export const users = {
  /** Answers alike whether or not the address is known: no account can be found out this way. */
  register: call('POST', '/users', { tag, summary: 'Register', status: 201 })
    .input(registration)
    .output(done),
  confirm: call('PATCH', '/users/confirm/{token}', {
    tag,
    summary: 'Confirm an account by the token from the mail',
  })
    .input(z.object({ token: z.string().min(1).max(2000) }))
    .output(done),
  resend: call('POST', '/users/resend-verification-email', { tag, summary: 'Send the confirmation again' })
    .input(z.object({ email }))
    .output(done),
  me: call('GET', '/users/me', { tag, summary: 'The person logged in' }).output(
    user.extend({ ability: z.array(rule) }),
  ),
  list: call('GET', '/users', { tag, summary: 'People, by role for task assignment' })
    .input(
      paging.extend({
        role: oneOrMore(line(60)),
        status: userStatus.optional(),
        q: z.string().max(200).optional(),
      }),
    )
    .output(pageOf(user)),
  get: addition('GET', '/users/{id}', { tag, summary: 'A person' }).input(byId).output(user),
  update: call('PUT', '/users/{id}', { tag, summary: 'Change a person; role and status by who may' })
    .input(userChange)
    .output(user),
};
