import { styled } from '@mui/material/styles';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import type { Report, ReportRow } from './reportTypes';
import type { ReportTexts } from './reportTexts';

const NOTHING = '–';

const List = styled('dl')(({ theme }) => ({
  ...typeStep('body'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  rowGap: 4,
  margin: '0 0 8px',
  '& div': { display: 'flex', gap: 6 },
  '& dt': { color: theme.tokens.textMuted },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
}));

interface ReportFactsProps {
  readonly report: Report;
  readonly texts: ReportTexts;
  readonly rows: readonly ReportRow[];
}

/** Ratios of the whole, over the sheet. What cannot be divided is a dash. */
export function ReportFacts({ report, texts, rows }: ReportFactsProps) {
  if (!report.facts || rows.length === 0) return null;
  return (
    <List>
      {report.facts.map(({ id, kind, figure }) => {
        const value = figure(rows);
        const text = formatNumber(value, { decimals: kind === 'percent' ? 1 : 2 });
        return (
          <div key={id}>
            <dt>{texts.fact(id)}</dt>
            <dd>{value === null ? NOTHING : kind === 'percent' ? `${text}%` : text}</dd>
          </div>
        );
      })}
    </List>
  );
}
