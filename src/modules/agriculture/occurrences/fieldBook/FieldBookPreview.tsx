import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useOccurrenceTexts } from '@/families/occurrence/occurrenceTexts';
import type { OccurrenceSources } from '@/families/occurrence/occurrenceTypes';
import { formatDate } from '@/platform/format/date';
import { formatLocalDateTime } from '@/platform/format/dateTime';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import type { BookLine } from '../rules/fieldBook';
import { fieldBookPaper } from './fieldBookPaper';

const Scroll = styled('div')(({ theme }) => ({
  marginTop: 12,
  maxHeight: '45dvh',
  overflow: 'auto',
  border: `1px solid ${theme.tokens.border}`,
  '& table': { ...typeStep('caption'), borderCollapse: 'collapse', minWidth: '100%' },
  '& th, & td': { padding: '4px 8px', textAlign: 'left', verticalAlign: 'top', minWidth: 90 },
  '& th': { position: 'sticky', top: 0, background: theme.tokens.surfaceRaised },
  '& tr + tr td': { borderTop: `1px solid ${theme.tokens.border}` },
}));

interface FieldBookPreviewProps {
  readonly lines: readonly BookLine[];
  readonly sources: OccurrenceSources;
}

/** The lines of the paper, column by column, before it is made. */
export function FieldBookPreview({ lines, sources }: FieldBookPreviewProps) {
  const { t } = useTranslation('agricultureOccurrences');
  const texts = useOccurrenceTexts('agricultureOccurrences');
  const { columns, rows } = fieldBookPaper(t, t('book.title'), lines, texts, sources);
  const shown = (value: unknown, type: string) => {
    if (typeof value === 'number') return formatNumber(value);
    const text = typeof value === 'string' ? value : '';
    if (type === 'dateTime') return formatLocalDateTime(text);
    return type === 'date' ? formatDate(text) : text;
  };
  return (
    <Scroll role="region" aria-label={t('book.preview')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={lines[at]?.record.id}>
              {columns.map(({ head, type }, place) => (
                <td key={head}>{shown(row[place], type)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
