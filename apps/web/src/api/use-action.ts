import { toast } from '@kazi/ui/toast';
import { useState } from 'react';

interface ActionState<Output> {
  loading: boolean;
  error: unknown;
  data: Output | undefined;
}

const idle = { loading: false, error: undefined, data: undefined } as const;

interface ActionOptions {
  /** The screen shows the failure itself, or such failures as it gives something for: no toast. */
  quiet?: true | ((error: unknown) => unknown);
}

/**
 * Runs a call and keeps its loading, error and data; `reset` clears them. For the screens before the login, which
 * do without the query cache to stay small: `useAction(async (input) => (await loadClient()).identity…)`.
 * `run` answers undefined where the call failed.
 */
export function useAction<Input, Output>(
  call: (input: Input) => Promise<Output>,
  options: ActionOptions = {},
) {
  const [state, setState] = useState<ActionState<Output>>(idle);

  async function run(input: Input): Promise<Output | undefined> {
    setState({ ...idle, loading: true });
    try {
      const data = await call(input);
      setState({ ...idle, data });
      return data;
    } catch (error) {
      setState({ ...idle, error });
      if (options.quiet === true || options.quiet?.(error)) return undefined;
      const { messageOf } = await import('./message.ts');
      toast({ tone: 'DANGER', message: messageOf(error) });
      return undefined;
    }
  }

  return { ...state, run, reset: () => setState(idle) };
}
