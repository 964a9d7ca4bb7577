import { FactorsPanel } from '../factors/factors-panel.tsx';
import { lacksFactor, useFactors } from '../factors/use-factors.ts';
import { SessionsPanel } from '../sessions/sessions-panel.tsx';
import { SsoPanel } from '../sso/sso-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';

/** How I log in, and where I am logged in. A user who lacks the factor that their role asks for is shown that alone. */
export function SecurityTab() {
  const { data } = useFactors();
  const isEnrolling = data && lacksFactor(data);
  return (
    <>
      {!isEnrolling && (
        <>
          <SessionsPanel />
          <PasswordPanel />
          <SsoPanel />
        </>
      )}
      <FactorsPanel />
    </>
  );
}
