import { Tabs } from '@mantine/core';

const spans = {
  today: ['Today', 'KES 42,300 came in, from 18 customers.'],
  week: ['This week', 'KES 218,900 came in, a tenth more than last week.'],
  month: ['This month', 'KES 804,150 came in. Rent and salaries are still to go.'],
} as const;

export default function Pills() {
  return (
    <Tabs defaultValue="today" variant="pills">
      <Tabs.List aria-label="Span of time">
        {Object.entries(spans).map(([span, [name]]) => (
          <Tabs.Tab key={span} value={span}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {Object.entries(spans).map(([span, [, text]]) => (
        <Tabs.Panel key={span} value={span} pt="md">
          <p>{text}</p>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
