import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '@/platform/ui/Banner';
import { PageHead } from '@/platform/ui/PageHead';
import { BookFrame } from './components/BookFrame';
import { BookSheet } from './components/BookSheet';
import { MendDialog } from './components/MendDialog';
import type { BookRow } from './rules/cashBook';
import { useBook } from './useBook';

/** What the book lacks beside the choice of showing that alone: in one row, so that the first entry stands high. */
const Above = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  marginBottom: 12,
  '& > :first-of-type:not(:last-child)': { flex: '1 1 420px' },
});

/** The cash book of a rural producer in a year: what was paid and received, and what the book still needs. */
export function Component() {
  const { t } = useTranslation('financeCashBook');
  const book = useBook();
  const { rows, year, pendingOnly, set, answer } = book;
  const [found, setFound] = useState<readonly BookRow[]>([]);
  const [mending, setMending] = useState<readonly number[] | null>(null);
  // One array as long as nothing changes: the sheet tells what it found of it.
  const pending = useMemo(() => rows.filter(({ gaps }) => gaps.length > 0), [rows]);
  const shown = pendingOnly ? pending : rows;
  const ids = found.map(({ id }) => id);
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          answer.data
            ? [
                {
                  label: ids.length === 0 ? t('mend.action') : t('mend.open', { count: ids.length }),
                  icon: <EditNoteOutlined />,
                  onClick: () => setMending(ids),
                  disabledReason: ids.length === 0 ? t('mend.none') : undefined,
                },
              ]
            : []
        }
      />
      <BookFrame book={book}>
        {(data) => (
          <>
            <Above>
              {rows.length > 0 &&
                (pending.length === 0 ? (
                  <Banner tone="success" fact={t('ready')} />
                ) : (
                  <Banner
                    tone="warning"
                    fact={t('pending', { count: pending.length })}
                    text={t('pendingText')}
                  />
                ))}
              <FormControlLabel
                control={
                  <Switch
                    checked={pendingOnly}
                    onChange={(event) => set('pendencias', event.target.checked ? '1' : null)}
                  />
                }
                label={t('filters.pendingOnly')}
              />
            </Above>
            <BookSheet
              rows={shown}
              emptyState={pendingOnly && rows.length > 0 ? 'noPending' : 'empty'}
              properties={data.properties}
              exportName={t('exportName', { year })}
              onFound={setFound}
            />
            {mending && (
              <MendDialog ids={mending} properties={data.properties} onClose={() => setMending(null)} />
            )}
          </>
        )}
      </BookFrame>
    </>
  );
}
