import * as z from 'zod';
import {
  addition,
  byId,
  call,
  done,
  id,
  listOf,
  moment,
  name,
  phone,
  prose,
  version,
} from '../shared/index.ts';
import { countryCode } from './users.ts';

const tag = 'Profiles';

const profileType = z.enum(['personal', 'business']);

/** What somebody acts as: themselves, or a business of theirs. A personal one is made at registration. */
export const profile = z.object({
  id,
  user: id,
  type: profileType,
  name: z.string(),
  description: z.string(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  version,
  createdAt: moment,
  may: z.object({ update: z.boolean(), delete: z.boolean() }),
});
export type Profile = z.infer<typeof profile>;

const fields = z.object({
  name: name(120),
  description: prose(2000).optional(),
  phone: phone.nullable().optional(),
  country: countryCode.nullable().optional(),
});

/** Profiles are read and changed by who holds them and by who manages people. */
export const profiles = {
  list: call('GET', '/profiles/user/{id}', { tag, summary: 'Profiles that a user holds' })
    .input(byId)
    .output(listOf(profile)),
  create: addition('POST', '/profiles', {
    tag,
    weight: 'light',
    summary: 'Add a business profile',
    status: 201,
  })
    .input(fields)
    .output(profile),
  update: addition('PUT', '/profiles/{id}', { tag, weight: 'light', summary: 'Change a profile' })
    .input(fields.partial().extend({ id, version }))
    .output(profile),
  delete: addition('DELETE', '/profiles/{id}', {
    tag,
    weight: 'light',
    summary: 'Delete a business profile that owns nothing',
    refuses: ['personal-profile-stays', 'profile-in-use'],
  })
    .input(byId)
    .output(done),
};
