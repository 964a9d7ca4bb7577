import { kenyanToday } from '@kazi/contract/days';
import { Panel } from '@kazi/ui/panel';
import { Button, NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { client } from '../../../api/client.ts';
import { messageOf, refusalOf } from '../../../api/message.ts';
import { saveFile } from '../../../shell/save-file.ts';

/** The year that the statutory tables begin with. */
const firstYear = 2023;
/** A zip without files is nothing but its end. */
const emptyZip = 22;

/** Everybody's P9 of a year as one file: asked for in January, when employees file their returns. */
export function P9sPanel() {
  const { t } = useTranslation('payroll');
  const thisYear = Number(kenyanToday().slice(0, 'YYYY'.length));
  const [year, setYear] = useState(thisYear);
  const download = useMutation({
    mutationFn: (of: number) => client.payroll.p9s.all({ year: of }),
    meta: { quiet: true },
    onSuccess: (taken) => taken instanceof File && taken.size > emptyZip && saveFile(taken),
  });
  const { data: zip, error, isPending } = download;
  const said = isPending
    ? t('p9s.drawing', { year })
    : error && !refusalOf(error)
      ? t('p9s.failed', { problem: messageOf(error) })
      : zip instanceof File
        ? t(zip.size > emptyZip ? 'p9s.saved' : 'p9s.nobody', { year, file: zip.name })
        : t('p9s.hint');
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, back) => String(thisYear - back));
  return (
    <Panel
      title={t('p9s.title')}
      description={<span role="status">{said}</span>}
      actions={
        <>
          <NativeSelect
            aria-label={t('p9.year')}
            value={String(year)}
            disabled={isPending}
            onChange={({ currentTarget }) => {
              download.reset();
              setYear(Number(currentTarget.value));
            }}
            data={years}
          />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.8} />}
            loading={isPending}
            onClick={() => download.mutate(year)}
          >
            {t('p9s.download')}
          </Button>
        </>
      }
    />
  );
}
