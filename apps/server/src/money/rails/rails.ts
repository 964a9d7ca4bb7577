import type { Operation, Rail } from '@kazi/payment-rails';
import type { SandboxRail } from '@kazi/payment-rails/sandbox';

/** The rails of this server. */
export interface Rails {
  /** The first of the configured rails that carries an operation. */
  carrying(operation: Operation): Rail | undefined;
  byName(name: string): Rail | undefined;
  all: readonly Rail[];
  /** There where it is configured, with its phone. */
  sandbox: SandboxRail | undefined;
}

export function railsOf(all: readonly Rail[], sandbox: SandboxRail | undefined): Rails {
  return {
    carrying: (operation) => all.find((rail) => rail.operations[operation] !== undefined),
    byName: (name) => all.find((rail) => rail.name === name),
    all,
    sandbox,
  };
}
