import { ActionIcon, Group, NumberInput, type NumberInputHandlers, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import IconMinus from '#icons/IconMinus';
import IconPlus from '#icons/IconPlus';
import classes from './quantity.module.css';

const inStock = 24;

export default function Quantity() {
  const [bags, setBags] = useState<number | string>(2);
  const handlers = useRef<NumberInputHandlers>(undefined);
  return (
    <Stack gap="xs">
      <Group gap={6}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label="One bag less"
          data-disabled={Number(bags) <= 1}
          aria-disabled={Number(bags) <= 1}
          onClick={() => handlers.current?.decrement()}
        >
          <IconMinus size={18} stroke={2} />
        </ActionIcon>
        <NumberInput
          aria-label="Bags of maize"
          value={bags}
          onChange={setBags}
          handlersRef={handlers}
          min={1}
          max={inStock}
          allowDecimal={false}
          hideControls
          size="lg"
          classNames={{ root: classes.field ?? '', input: classes.figure ?? '' }}
        />
        <ActionIcon
          variant="default"
          size={44}
          aria-label="One bag more"
          data-disabled={Number(bags) >= inStock}
          aria-disabled={Number(bags) >= inStock}
          onClick={() => handlers.current?.increment()}
        >
          <IconPlus size={18} stroke={2} />
        </ActionIcon>
      </Group>
      <p role="status">{inStock - Number(bags)} bags are left in the store.</p>
    </Stack>
  );
}
