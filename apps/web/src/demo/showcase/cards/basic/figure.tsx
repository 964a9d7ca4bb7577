import { DataCard } from '@kazi/ui/data-card';
import { Money } from '@kazi/ui/money';
import { Stack } from '@mantine/core';
import IconClockHour4 from '#icons/IconClockHour4';
import IconWallet from '#icons/IconWallet';

export default function Figure() {
  return (
    <Stack gap="sm">
      <DataCard
        label="Wallet"
        value={<Money amount={48_250_00} currency="KES" />}
        detail="KES 4,500 of it is held for two tasks"
        icon={<IconWallet size={18} stroke={1.6} />}
      />
      <DataCard
        label="Waiting for approval"
        value="3"
        detail="The oldest since Monday"
        tone="warning"
        icon={<IconClockHour4 size={18} stroke={1.6} />}
      />
    </Stack>
  );
}
