import { ask } from '@kazi/simulation/ask';
import { accounts, type DemoUser, signIn } from '@kazi/simulation/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { homeOf, keep, useDemoUser } from './session.ts';

/** The demo's other account, and how to go on as that: where it begins, or at `stayAt`. */
export function useSwitchAccount() {
  const { role } = useDemoUser();
  const router = useRouter();
  const queries = useQueryClient();
  const other: DemoUser['role'] = role === 'admin' ? 'client' : 'admin';
  async function switchAccount(stayAt?: string): Promise<void> {
    const login = await ask(signIn, accounts[other]);
    queries.clear();
    keep(login);
    await router.navigate({ href: stayAt ?? homeOf(login.userData) });
    await router.invalidate();
  }
  return { other, switchAccount };
}
