import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, Tabs } from '@mantine/core';
import { useEffect, useState } from 'react';

export default function Controlled() {
  const [tab, setTab] = useState<string | null>('cart');
  return (
    <Tabs value={tab} onChange={setTab} variant="outline" keepMounted={false}>
      <Tabs.List aria-label="Order">
        <Tabs.Tab value="cart">Cart</Tabs.Tab>
        <Tabs.Tab value="earlier">Earlier orders</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="cart" pt="md">
        <p>The cart is empty.</p>
        <Button mt="sm" variant="default" onClick={() => setTab('earlier')}>
          Look at earlier orders
        </Button>
      </Tabs.Panel>
      <Tabs.Panel value="earlier" pt="md">
        <EarlierOrders />
      </Tabs.Panel>
    </Tabs>
  );
}

function EarlierOrders() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 900);
    return () => clearTimeout(timer);
  }, []);
  if (!isLoaded) return <SkeletonRows rows={2} label="Orders are being loaded" />;
  return (
    <>
      <p>KZ-1038, two kiondo baskets, on Monday</p>
      <p>KZ-0991, beads from Kajiado, in September</p>
    </>
  );
}
