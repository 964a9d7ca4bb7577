import { kenyanToday } from '@kazi/contract/days';
import { Panel } from '@kazi/ui/panel';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { client } from '../../../api/client.ts';
import { messageOf, refusalOf } from '../../../api/message.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
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
  const [said, setSaid] = useState<string>();
  const download = useWrite(client.payroll.p9s.all, {
    changes: [],
    failed: (error) => setSaid(refusalOf(error) ? undefined : t('p9s.failed', { problem: messageOf(error) })),
    done(zip) {
      if (!(zip instanceof File)) return;
      const isEmpty = zip.size <= emptyZip;
      if (!isEmpty) saveFile(zip);
      setSaid(t(isEmpty ? 'p9s.nobody' : 'p9s.saved', { year, file: zip.name }));
    },
  });
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, back) => thisYear - back);
  return (
    <Panel
      title={t('p9s.title')}
      description={
        <span role="status">{download.busy ? t('p9s.drawing', { year }) : (said ?? t('p9s.hint'))}</span>
      }
      actions={
        <>
          <NativeSelect
            aria-label={t('p9.year')}
            value={String(year)}
            disabled={download.busy}
            onChange={({ currentTarget }) => {
              setSaid(undefined);
              setYear(Number(currentTarget.value));
            }}
            data={years.map(String)}
          />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.8} />}
            loading={download.busy}
            onClick={() => void download.run({ year })}
          >
            {t('p9s.download')}
          </Button>
        </>
      }
    />
  );
}
