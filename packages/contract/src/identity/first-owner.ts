import * as z from 'zod';
import { addition, done, email, name, password } from '../shared/index.ts';

const tag = 'Workspace';

const token = z.string().min(20).max(200);

/** The first owner of a workspace holds an address that the server told its operator; the token is the end of it. */
export const firstOwner = {
  open: addition('GET', '/first-owner/{token}', {
    open: true,
    tag,
    summary: 'The workspace that waits for its first owner',
  })
    .input(z.object({ token }))
    .output(z.object({ workspace: z.string() })),
  become: addition('POST', '/first-owner/{token}', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Become the first owner; once',
    status: 201,
    refuses: ['address-in-workspace', 'wrong-known-password'],
  })
    .input(z.object({ token, firstName: name(60), lastName: name(60), email, password }))
    .output(done),
};
