import { beforeAll, beforeEach } from 'vitest';

type Make<Made> = () => Made | Promise<Made>;
type End<Made> = (made: Made) => unknown;

/** What `make` gives, made by a hook of its own. It is read through what is given here, which is there before the hook has run. */
function use<Made extends object>(hook: typeof beforeAll, make: Make<Made>, end?: End<Made>): Made {
  let made: Made | undefined;
  hook(async () => {
    const mine = await make();
    made = mine;
    return async () => {
      await end?.(mine);
    };
  });
  const read = (): Made => {
    if (!made) throw new Error('It is not made yet: later hooks and tests alone may use it');
    return made;
  };
  const target: Made = Object.create(null);
  return new Proxy(target, {
    get(_target, key) {
      const value = Reflect.get(read(), key);
      return typeof value === 'function' ? value.bind(read()) : value;
    },
    has: (_target, key) => Reflect.has(read(), key),
    ownKeys: () => Reflect.ownKeys(read()),
    // One that cannot be configured would have to be a property of the target as well.
    getOwnPropertyDescriptor: (_target, key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(read(), key);
      return descriptor && { ...descriptor, configurable: true };
    },
  });
}

/**
 * What `make` gives, for all tests of a file: there for each hook that is declared after it, and for the tests. `end` gets it at their end.
 *
 *     const shop = useOnce(() => aShop(app));
 */
export const useOnce = <Made extends object>(make: Make<Made>, end?: End<Made>): Made =>
  use(beforeAll, make, end);

/** The same, made anew for each test. */
export const useAnew = <Made extends object>(make: Make<Made>, end?: End<Made>): Made =>
  use(beforeEach, make, end);
