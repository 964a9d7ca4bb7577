import { folded } from '@kazi/contract/folded';
import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';

/** For a searchable `Select`: the choices that contain what was typed, as the contract's `folded` reads both. */
export const optionsFilter: OptionsFilter = ({ options, search }) => {
  const wanted = folded(search.trim());
  const fits = ({ label }: ComboboxItem) => folded(label).includes(wanted);
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!('group' in option)) return fits(option) ? [option] : [];
    const items = option.items.filter(fits);
    return items.length > 0 ? [{ ...option, items }] : [];
  });
};
