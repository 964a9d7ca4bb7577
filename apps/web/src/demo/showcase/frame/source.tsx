import { ActionIcon, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parse } from 'sugar-high/core';
import IconCopy from '#icons/IconCopy';
import { useCopyText } from '../../parts/use-copy-text.ts';
import classes from './source.module.css';

interface SourceProps {
  name: string;
  title: string;
  read: () => Promise<string>;
}

/** The text of an example's file, with its words coloured, to copy. */
export function Source({ name, title, read }: SourceProps) {
  const { t } = useTranslation('showcase');
  const copyText = useCopyText();
  const { data, isError, refetch } = useQuery({ queryKey: ['source', title, name], queryFn: read });
  if (isError)
    return (
      <p className={classes.failed}>
        {t('noCode')}{' '}
        <Button size="compact-sm" variant="default" onClick={() => refetch()}>
          {t('tryAgain')}
        </Button>
      </p>
    );
  const copy = () => copyText(data ?? '', { done: t('copied'), failed: t('notCopied') });
  return (
    <div className={classes.frame}>
      <ActionIcon
        className={classes.copy}
        variant="default"
        aria-label={t('copyCode')}
        title={t('copyCode')}
        disabled={!data}
        onClick={copy}
      >
        <IconCopy size={16} stroke={1.6} />
      </ActionIcon>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={classes.code} tabIndex={0} aria-label={t('codeOf', { title })}>
        <pre dir="ltr">
          <code>{data && <Coloured source={data.trimEnd()} />}</code>
        </pre>
      </section>
    </div>
  );
}

const Coloured = ({ source }: { source: string }) =>
  parse(source, { typescript: true, jsx: true }).lines.map(({ index, tokens }) => (
    <span key={index}>
      {tokens.map(({ type, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words of a text that never changes
        <span key={at} className={classes[type]}>
          {value}
        </span>
      ))}
      {'\n'}
    </span>
  ));
