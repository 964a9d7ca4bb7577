import { get } from 'idb-keyval';
import { currentSession } from '../../session/session.ts';
import { build, decrypt, encrypt, keyName, store } from '../../session/vault.ts';
import { project } from '../project.ts';
import { forget, keep, takeUp } from './answer-store.ts';

/** What this device keeps for the person logged in, each answer by what was asked. */
export interface Device {
  keep: (asked: string, answer: string) => Promise<void>;
  forget: (asked: string) => Promise<void>;
}

/** Ends what was asked, which is JSON in one line. */
const end = '\n';

/**
 * Opens what was kept for this person, in this workspace, by this build of the application, and hands each answer on.
 * What cannot be opened is dropped. Undefined where the login itself is not kept.
 */
export async function openDevice(
  found: (asked: string, answer: string) => void,
): Promise<Device | undefined> {
  const session = currentSession();
  if (!session || !isSecureContext) return undefined;
  const [key, owner] = await Promise.all([
    get<CryptoKey>(keyName, store),
    digest(`${project} ${session.user.id} ${build()}`),
  ]);
  if (!key) return undefined;
  const sealed = await takeUp(owner);
  await Promise.all(
    [...sealed].map(async ([name, answer]) => {
      try {
        const text = await decrypt(key, answer);
        const at = text.indexOf(end);
        found(text.slice(0, at), text.slice(at + 1));
      } catch {
        await forget(owner, name);
      }
    }),
  );
  return {
    async keep(asked, answer) {
      const text = await encrypt(key, asked + end + answer);
      if (currentSession()) await keep(owner, await digest(asked), text);
    },
    forget: async (asked) => forget(owner, await digest(asked)),
  };
}

/** A name that does not tell what it stands for. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
