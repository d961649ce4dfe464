import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import { bothSides } from './comparison/comparedColumns';
import type { Report, ReportFact, ReportRow } from './reportTypes';
import type { ReportTexts } from './reportTexts';
import type { PairedRows } from './rules/comparison';

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
  /** Where another time stands beside the report: its ratios stand beside too. */
  readonly sides: PairedRows['sides'] | null;
}

function factText(value: number | null, { kind }: ReportFact): string {
  if (value === null) return NOTHING;
  const text = formatNumber(value, { decimals: kind === 'percent' ? 1 : 2 });
  return kind === 'percent' ? `${text}%` : text;
}

/** Ratios of the whole, over the sheet. What cannot be divided is a dash. */
export function ReportFacts({ report, texts, rows, sides }: ReportFactsProps) {
  const { t } = useTranslation('report');
  if (!report.facts || rows.length === 0) return null;
  const textOf = (fact: ReportFact) => {
    if (!sides) return factText(fact.figure(rows), fact);
    const { now, was } = bothSides(fact.figure, sides, rows);
    return t('compare.fact', { now: factText(now, fact), was: factText(was, fact) });
  };
  return (
    <List>
      {report.facts.map((fact) => (
        <div key={fact.id}>
          <dt>{texts.fact(fact.id)}</dt>
          <dd>{textOf(fact)}</dd>
        </div>
      ))}
    </List>
  );
}
