import { useEffect, useState } from 'react';
import { property } from '../../../api/message.ts';
import { project } from '../../../api/project.ts';
import { text } from '../../../shell/search-params.ts';

interface SsoProvider {
  /** What people call it. */
  title: string;
  /** Login by password is switched off. */
  only: boolean;
}

/**
 * The OpenID provider to log in by; undefined where there is none, or until the server has named it. Asks without the
 * API's client, so that the login page need not wait for it.
 */
export function useSsoProvider(): SsoProvider | undefined {
  const [provider, setProvider] = useState<SsoProvider>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/v1/auth/sso', { headers: { 'x-project': project }, signal: leaving.signal })
      .then((answer) => answer.json())
      .then((said) => setProvider(providerOf(property(said, 'provider'))))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return provider;
}

function providerOf(said: unknown): SsoProvider | undefined {
  const title = text(property(said, 'title'));
  return title === undefined ? undefined : { title, only: property(said, 'only') === true };
}
