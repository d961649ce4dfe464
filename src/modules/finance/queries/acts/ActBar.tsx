import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import type { QueryDescriptor } from '../queryDescriptor';
import type { ActName, QueryRow } from '../queryTypes';
import { useUndo } from './useUndo';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '12px 0' });

/** Whose menu has the occurrences may do what they do: the acts on what was agreed. */
export const useMayAct = () => useHoldsMenuKey()('FINANCIAL_OCCURRENCE');

interface ActBarProps<Row extends QueryRow> {
  readonly query: QueryDescriptor<Row>;
  readonly row: Row;
}

/** What may be done to the record that is shown. */
export function ActBar<Row extends QueryRow>({ query, row }: ActBarProps<Row>) {
  const { t } = useTranslation('financeQueries');
  const may = useMayAct();
  const [open, setOpen] = useState<ActName | null>(null);
  const undo = useUndo(query.name, row.id);
  const { Act } = query;
  const names = query.acts(row);
  if (!may || (names.length === 0 && open === null)) return null;
  return (
    <>
      <Bar role="group" aria-label={t('acts.group')}>
        {names.map((name) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => {
              if (name === 'undoAward') void undo(null, t('columns.awardedOn'));
              else setOpen(name);
            }}
          >
            {t(`acts.${name}.action`)}
          </Button>
        ))}
      </Bar>
      {open !== null && <Act name={open} row={row} onClose={() => setOpen(null)} />}
    </>
  );
}
