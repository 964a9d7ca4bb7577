import '@mantine/core/styles/Alert.layer.css';
import { Alert, Stack } from '@mantine/core';
import IconAlertCircle from '#icons/IconAlertCircle';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCircleCheck from '#icons/IconCircleCheck';
import IconInfoCircle from '#icons/IconInfoCircle';

const messages = [
  {
    tone: 'info',
    icon: IconInfoCircle,
    title: 'Paybill 522 522 is closed on Sunday',
    text: 'Between 1:00 and 4:00 the bank does its upkeep. What is sent then arrives afterwards.',
  },
  {
    tone: 'success',
    icon: IconCircleCheck,
    title: 'Salaries of October are paid',
    text: 'KES 1,284,500 went to 23 people. Their payslips are ready.',
  },
  {
    tone: 'warning',
    icon: IconAlertTriangle,
    title: 'Your float is running low',
    text: 'KES 12,400 is left, and KES 30,000 of rewards are due on Friday.',
  },
  {
    tone: 'danger',
    icon: IconAlertCircle,
    title: 'The transfer was refused',
    text: 'Equity Bank knows no account 0170 299 441 281. Nothing was taken.',
  },
] as const;

export default function Tones() {
  return (
    <Stack gap="sm">
      {messages.map(({ tone, icon: Icon, title, text }) => (
        <Alert
          key={tone}
          role="note"
          color={`var(--kz-${tone})`}
          icon={<Icon aria-hidden="true" />}
          title={title}
        >
          <p>{text}</p>
        </Alert>
      ))}
    </Stack>
  );
}
