import type { Rail } from '@kazi/payment-rails';
import type { SandboxRail } from '@kazi/payment-rails/sandbox';
import type { Rails } from '../../ports/money.ts';

export function railsOf(all: readonly Rail[], sandbox: SandboxRail | undefined): Rails {
  return {
    carrying: (operation) => all.find((rail) => rail.operations[operation] !== undefined),
    byName: (name) => all.find((rail) => rail.name === name),
    all,
    sandbox,
  };
}
