import { open, openHashing } from '../../http/procedures.ts';
import { found, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { proveLogin } from '../authentication/prove.ts';
import { refuseWeakPassword } from '../password-strength.ts';
import { workspaceName } from '../workspace/workspace.ts';
import { becomeFirstOwner, isFirstOwnerLink } from './first-owner.ts';

const calls = open.identity.firstOwner;

export const firstOwner = {
  open: calls.open.handler(({ input, context: { tenant, readShown } }) =>
    readShown(async (db) => {
      if (!(await isFirstOwnerLink(db, tenant, input.token))) throw refuse('not-found', { noun: 'link' });
      return { workspace: await workspaceName(db, tenant) };
    }),
  ),

  become: openHashing.identity.firstOwner.become.handler(async ({ input, context }) => {
    const { services, tenant, ip, language, readShown, write } = context;
    await services.guessing.count('first-owner', { ip });
    if (!(await readShown((db) => isFirstOwnerLink(db, tenant, input.token))))
      throw refuse('not-found', { noun: 'link' });
    const isProven = await proveLogin(context, input);
    const password = await services.logins.hash(input.password);
    await write(async (tx) => {
      if (!isProven) await refuseWeakPassword(tx, input);
      const came = await becomeFirstOwner(tx, services.logins, { ...input, password, language });
      await services.tellOfPower(tx, found(came, 'link'), services.publicUrl);
    });
    return { message: doneText(context.language, 'workspace-is-yours') };
  }),
};
