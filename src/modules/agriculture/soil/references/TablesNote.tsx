import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { useRecheck } from '@/platform/forms/useRecheck';
import { typeStep } from '@/platform/theme/typography';
import { type ReferenceValues, rowOf } from './referenceForm';
import { ReferenceTables } from './ReferenceTables';

const Preview = styled('section')({
  marginTop: 16,
  '& h3': { ...typeStep('cardTitle'), margin: '0 0 10px' },
});

/** Under the lines: the tables that they make, as they are typed. */
export function TablesNote({ values }: NoteProps<ReferenceValues>) {
  const { t } = useTranslation('soilReferences');
  useRecheck<ReferenceValues>('rows', values.rows);
  const rows = values.rows.filter(({ quantity }) => quantity !== null).map(rowOf);
  if (rows.length === 0) return null;
  return (
    <Preview aria-label={t('tables.title')}>
      <h3>{t('tables.title')}</h3>
      <ReferenceTables rows={rows} />
    </Preview>
  );
}
