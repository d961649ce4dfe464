import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarItem } from '../rules/calendarItems';
import { ItemRows } from './ItemRows';

interface FoldedRowsProps {
  readonly items: readonly CalendarItem[];
  /** How many are shown until more are requested. */
  readonly first: number;
}

/** The items of a day, the first of many until the rest is requested. */
export function FoldedRows({ items, first }: FoldedRowsProps) {
  const { t } = useTranslation('home');
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, first);
  const rest = items.length - shown.length;
  return (
    <>
      <ItemRows items={shown} />
      {rest > 0 && (
        <Button size="small" onClick={() => setAll(true)} sx={{ ml: -0.5 }}>
          {t('calendar.showMore', { count: rest })}
        </Button>
      )}
    </>
  );
}
