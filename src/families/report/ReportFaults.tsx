import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { Banner } from '@/platform/ui/Banner';
import type { ReportTexts } from './reportTexts';
import type { RowFault } from './rules/readRows';

/** So many rows are named; the others are counted. */
const NAMED = 3;

interface ReportFaultsProps {
  readonly faults: readonly RowFault[];
  readonly texts: ReportTexts;
  /** Names the rows that the message is about. */
  readonly of?: string;
}

/** Rows of which something could not be read, by name: what is missing is in no sum, and is said. */
export function ReportFaults({ faults, texts, of }: ReportFaultsProps) {
  const { t } = useTranslation('report');
  if (faults.length === 0) return null;
  const whole = (value: number) => formatNumber(value, { decimals: 0 });
  const named = faults.slice(0, NAMED).map(({ line, name, labels }) => {
    const row = name
      ? t('unread.named', { line: whole(line), name })
      : t('unread.line', { line: whole(line) });
    const what = labels.length > 0 ? labels.map((label) => texts.column(label)).join(', ') : t('unread.all');
    return t('unread.what', { row, what });
  });
  const more = faults.length - named.length;
  if (more > 0) named.push(t('unread.more', { count: more, formatted: whole(more) }));
  return (
    <div style={{ marginBottom: 8 }}>
      <Banner
        tone="warning"
        fact={t('unread.title', { count: faults.length, formatted: whole(faults.length) })}
        text={`${of ? `${of}: ` : ''}${named.join('; ')}.`}
      />
    </div>
  );
}
