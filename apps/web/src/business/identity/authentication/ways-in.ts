import { admissions } from '@kazi/contract/identity/words';
import { useEffect, useState } from 'react';
import { property } from '../../../api/message.ts';
import { project } from '../../../api/project.ts';
import { tabStorage } from '../../../boot/storage.ts';
import { oneOf, text, texts } from '../../../shell/search-params.ts';

/**
 * What `read` finds in the answer of an address; undefined until it is there. Asks without the API's client, so that the login
 * page need not wait for it.
 */
function useAnswer<Found>(address: string, read: (answer: unknown) => Found | undefined): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch(address, { headers: { 'x-project': project }, signal: leaving.signal })
      .then((answer) => answer.json())
      .then((answer) => setFound(read(answer)))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [address, read]);
  return found;
}

const ways = [...admissions, 'no-owner'] as const;

interface Registration {
  /** How one comes into the workspace; `no-owner` while there is no owner to let people in. */
  way: (typeof ways)[number];
  /** The mail domains whose addresses may register; none where any may. */
  mailDomains: string[];
}

/** Whether one may register, and how; undefined until the server has said so. */
export const useRegistration = () => useAnswer('/v1/registration', readRegistration);

function readRegistration(answer: unknown): Registration | undefined {
  const way =
    property(answer, 'hasOwner') === false ? 'no-owner' : oneOf(property(answer, 'admission'), ways);
  return way && { way, mailDomains: texts(property(answer, 'mailDomains')) ?? [] };
}

interface SsoProvider {
  /** What people call it. */
  title: string;
  /** Login by password is switched off. */
  only: boolean;
}

/** The OpenID provider to log in by; undefined where there is none, or until the server has named it. */
export const useSsoProvider = () => useAnswer('/v1/auth/sso', readProvider);

function readProvider(answer: unknown): SsoProvider | undefined {
  const provider = property(answer, 'provider');
  const title = text(property(provider, 'title'));
  return title === undefined ? undefined : { title, only: property(provider, 'only') === true };
}

/** Where this tab notes that the OpenID provider logged it in: the provider's own login goes on after ours has ended. */
const loggedInAs = 'kazi.sso.logged-in';

export const loggedInAtProvider = {
  note: (): void => tabStorage.set(loggedInAs, 'true'),
  isNoted: (): boolean => tabStorage.get(loggedInAs) !== null,
  forget: (): void => tabStorage.remove(loggedInAs),
};
