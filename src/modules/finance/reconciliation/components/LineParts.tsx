import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { typeStep } from '@/platform/theme/typography';
import type { BankLine, OpenTitle, SystemRecord } from '../reconciliationTypes';

const Root = styled('div')({ display: 'grid', gap: 2, minWidth: 0 });
const Top = styled('div')({
  display: 'flex',
  gap: 8,
  justifyContent: 'space-between',
  alignItems: 'baseline',
});
const Name = styled('span')({ ...typeStep('bodyStrong'), minWidth: 0, overflowWrap: 'anywhere' });
const Amount = styled('span')({
  ...typeStep('bodyStrong'),
  flexShrink: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
const Note = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  color: theme.tokens.textMuted,
  overflowWrap: 'anywhere',
}));

/** What a line is called in words that name it. */
export const nameOfLine = ({ memo, payee }: BankLine): string => memo || payee || '–';

/** What the bank's file says of a line. */
export function BankLinePart({ line }: { readonly line: BankLine }) {
  const { day, payee, number, cents } = line;
  const name = nameOfLine(line);
  return (
    <Root>
      <Top>
        <Name>{name}</Name>
        <Amount>{formatMoney(cents)}</Amount>
      </Top>
      <Note>{[dayText(day), payee !== name && payee, number].filter(Boolean).join(' · ')}</Note>
    </Root>
  );
}

interface Shown {
  readonly documentId: OpenTitle['documentId'];
  readonly movement: string;
  readonly name: string;
}

/** A name that opens its document, where there is one. */
function DocumentName({ documentId, movement, name }: Shown) {
  const openOverlay = useOpenOverlay();
  if (documentId === null) return <Name>{name || '–'}</Name>;
  return (
    <Link
      component="button"
      type="button"
      sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
      onClick={() => openOverlay('documento', { id: String(documentId), movimento: movement })}
    >
      {name || '–'}
    </Link>
  );
}

interface RecordPartProps {
  readonly record: SystemRecord;
  /** It is the other end of a transfer, in another account: its money goes the other way. */
  readonly otherEnd?: boolean;
}

export function RecordPart({ record, otherEnd = false }: RecordPartProps) {
  const { t } = useTranslation('financeReconciliation');
  return (
    <Root>
      <Top>
        <DocumentName {...record} />
        <Amount>{formatMoney(record.cents)}</Amount>
      </Top>
      <Note>
        {[
          otherEnd
            ? t('kinds.otherEnd', { account: record.account || '–' })
            : record.kind !== null && t(`kinds.${record.kind}`),
          dayText(record.day),
          record.document,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Note>
    </Root>
  );
}

export function TitlePart({ title }: { readonly title: OpenTitle }) {
  const { t } = useTranslation('financeReconciliation');
  return (
    <Root>
      <Top>
        <DocumentName documentId={title.documentId} movement={title.movement} name={title.partner} />
        <Amount>{formatMoney(title.movement === 'EXPENSE' ? -title.open : title.open)}</Amount>
      </Top>
      <Note>
        {[t('kinds.title'), t('due', { day: dayText(title.dueDate) }), title.document]
          .filter(Boolean)
          .join(' · ')}
      </Note>
    </Root>
  );
}
