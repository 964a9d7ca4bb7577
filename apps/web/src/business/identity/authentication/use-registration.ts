import { admissions } from '@kazi/contract/identity/words';
import { useEffect, useState } from 'react';
import { property } from '../../../api/message.ts';
import { project } from '../../../api/project.ts';
import { oneOf, texts } from '../../../shell/search-params.ts';

const ways = [...admissions, 'no-owner'] as const;

interface Registration {
  /** How one comes into the workspace; `no-owner` while there is no owner to let people in. */
  way: (typeof ways)[number];
  /** The mail domains whose addresses may register; none where any may. */
  mailDomains: string[];
}

/**
 * Whether one may register, and how; undefined until the server has said so. Asks without the API's client, so
 * that the login page need not wait for it.
 */
export function useRegistration(): Registration | undefined {
  const [registration, setRegistration] = useState<Registration>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/v1/registration', { headers: { 'x-project': project }, signal: leaving.signal })
      .then((answer) => answer.json())
      .then((said) => setRegistration(registrationOf(said)))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return registration;
}

function registrationOf(said: unknown): Registration | undefined {
  const way = property(said, 'hasOwner') === false ? 'no-owner' : oneOf(property(said, 'admission'), ways);
  return way && { way, mailDomains: texts(property(said, 'mailDomains')) ?? [] };
}
