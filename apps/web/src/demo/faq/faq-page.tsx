import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import IconSearchOff from '#icons/IconSearchOff';
import { Page } from '../../shell/page/page.tsx';
import { SearchField } from '../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import classes from './faq.module.css';

interface FaqSearch {
  q?: string | undefined;
}

/** What visitors ask most. A search opens what it finds. */
export function FaqPage({ search: { q } }: { search: FaqSearch }) {
  const { t } = useTranslation('demo/faq');
  const change = useChangeSearch<FaqSearch>();
  const wanted = q?.toLowerCase() ?? '';
  const found = subjects
    .map((subject) => ({
      ...subject,
      questions: subject.questions.filter((texts) =>
        texts.some((text) => text.toLowerCase().includes(wanted)),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <Page title={t('title')} description={t('description')} width="narrow">
      <search className={classes.search}>
        <SearchField label={t('search')} value={q} onSearch={(words) => change({ q: words })} />
      </search>
      {found.map(({ name, intro, questions }) => (
        <Panel key={name} title={<bdi>{name}</bdi>} description={<bdi>{intro}</bdi>} flush>
          {questions.map(([question, answer]) => (
            <details key={`${question}${wanted}`} className={classes.item} open={wanted !== ''}>
              <summary className={classes.question}>
                <bdi>{question}</bdi>
                <IconChevronDown size={16} stroke={1.8} aria-hidden="true" className={classes.chevron} />
              </summary>
              <p className={classes.text} dir="auto">
                {answer}
              </p>
            </details>
          ))}
        </Panel>
      ))}
      {found.length === 0 && (
        <EmptyState
          icon={<IconSearchOff size={24} stroke={1.6} />}
          title={t('none.title')}
          message={t('none.message', { email: 'help@mawingustudio.example' })}
          action={
            <Button variant="default" onClick={() => change({ q: undefined })}>
              {t('none.clear')}
            </Button>
          }
        />
      )}
    </Page>
  );
}

/** What visitors ask most, by subject. */
const subjects = [
  {
    name: 'Paying',
    intro: 'Cards, phones and receipts.',
    questions: [
      [
        'How can I pay?',
        'By M-Pesa, by card, or by bank transfer with Pesalink. The invoice says the number to pay to.',
      ],
      ['When is my card charged?', 'When the parcel leaves our store, never before.'],
      [
        'Can I pay in parts?',
        'Invoices over KES 20,000 may be paid in three parts. Write to us before the day they are due.',
      ],
      ['Do I get a receipt?', 'Yes, by e-mail, with the number the tax office asks for.'],
    ],
  },
  {
    name: 'Delivery',
    intro: 'From our store to your door.',
    questions: [
      [
        'How long does it take?',
        'In Nairobi the same day when you order before noon. Elsewhere in Kenya two to four days.',
      ],
      [
        'What does it cost?',
        'KES 250 in Nairobi, KES 450 elsewhere. Some products travel free: they say so.',
      ],
      ['Can I follow my parcel?', 'The rider’s number is in the message you get when the parcel leaves.'],
      [
        'What if nobody is at home?',
        'The rider calls, and comes once more the next day. After that the parcel waits in the nearest shop.',
      ],
    ],
  },
  {
    name: 'Returns',
    intro: 'When it is not what you hoped for.',
    questions: [
      ['How long may I keep it before I send it back?', 'Fourteen days. It must be as it came.'],
      [
        'Who pays for the way back?',
        'We do when something is broken or wrong, you do when you changed your mind.',
      ],
      ['When do I get my money?', 'Within three days after the parcel is back, on the way you paid.'],
    ],
  },
  {
    name: 'Orders',
    intro: 'Before and after you press the button.',
    questions: [
      ['Can I change an order?', 'Until it is packed. Open it and choose what should be otherwise.'],
      [
        'Can I order for somebody else?',
        'Yes. Give their address for the delivery and yours for the invoice.',
      ],
      ['Do you deliver to companies?', 'Yes, with an invoice that is due after thirty days.'],
    ],
  },
] as const;
