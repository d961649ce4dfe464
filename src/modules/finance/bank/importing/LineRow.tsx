import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { formatCents } from '@/platform/format/money';
import { typeStep } from '@/platform/theme/typography';
import { StatusChip, type StatusChipProps } from '@/platform/ui/StatusChip';
import { type JudgedLine, memoOf, nameBeside, type Verdict } from '../rules/import/importVerdicts';
import { canChoose, matchKey } from './chosenLines';

const VERDICT_LOOKS: Readonly<Record<Verdict, Pick<StatusChipProps, 'tone' | 'icon'>>> = {
  new: { tone: 'success', icon: AddCircleOutlineOutlined },
  imported: { tone: 'neutral', icon: DoneAllOutlined },
  likely: { tone: 'warning', icon: ContentCopyOutlined },
  reposted: { tone: 'warning', icon: ContentCopyOutlined },
  inBook: { tone: 'info', icon: LinkOutlined },
  balance: { tone: 'neutral', icon: AccountBalanceOutlined },
  future: { tone: 'info', icon: EventOutlined },
  closed: { tone: 'neutral', icon: LockOutlined },
  early: { tone: 'neutral', icon: EventOutlined },
  unreadable: { tone: 'danger', icon: ErrorOutlineOutlined },
};

const Reason = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  marginLeft: 8,
  color: theme.tokens.textMuted,
}));

/** Day and amount over the bank's words, and what becomes of the line under them. */
const Stacked = styled('div')({
  display: 'grid',
  gap: 4,
  padding: '8px 0',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
const Ends = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 8 });
const Name = styled('div')(({ theme }) => ({ ...typeStep('caption'), color: theme.tokens.textMuted }));

/** Why the line is judged as it is, and what can be done about it. */
function reasonOf(t: TFunction<'financeBank'>, judged: JudgedLine, many: boolean): string {
  const { line, verdict, known, limit } = judged;
  const day = formatDate(known?.day ?? limit ?? null) || '–';
  switch (verdict) {
    case 'unreadable':
      return t(
        `ofx.reasons.${line.state === 'entry' || line.state === 'balance' ? 'unclosed' : line.state}`,
        { line: line.line },
      );
    case 'imported':
      return t(many ? 'ofx.reasons.importedMany' : 'ofx.reasons.imported');
    case 'balance':
      return t(canChoose(judged) ? 'ofx.reasons.balanceToTake' : 'ofx.reasons.balance');
    case 'inBook':
      return t('ofx.reasons.inBook', { day, history: known?.memo || '–' });
    default:
      return t(`ofx.reasons.${verdict}`, { day });
  }
}

interface LineRowProps {
  readonly judged: JudgedLine;
  readonly choice: string;
  readonly chosen: boolean;
  /** The line is kept as a match of the record that it is like. */
  readonly matched: boolean;
  /** There are statements before this one, with which its lines are compared too. */
  readonly many: boolean;
  /** On a telephone everything that is known of the line stands in one cell. */
  readonly small: boolean;
  readonly onChoose: (key: string, on: boolean) => void;
}

/** What becomes of a line, why, and whether it is matched with what the statement has of it. */
function LineVerdict({ judged, choice, chosen, matched, many, onChoose }: Omit<LineRowProps, 'small'>) {
  const { t } = useTranslation('financeBank');
  const { line, verdict } = judged;
  return (
    <>
      <StatusChip {...VERDICT_LOOKS[verdict]} label={t(`ofx.verdicts.${verdict}`)} />
      <Reason>{reasonOf(t, judged, many)}</Reason>
      {verdict === 'inBook' && chosen && (
        <div>
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={matched}
                onChange={(_, on) => onChoose(matchKey(choice), on)}
                slotProps={{ input: { 'aria-label': t('ofx.matchOf', { line: line.line }) } }}
              />
            }
            label={t('ofx.match')}
          />
        </div>
      )}
    </>
  );
}

/** One line of a bank's statement: what becomes of it and why. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { judged, choice, chosen, small, onChoose } = props;
  const { t } = useTranslation('financeBank');
  const { line } = judged;
  const day = formatDate(line.day) || '–';
  const amount = line.cents === null ? '–' : formatCents(line.cents);
  const beside = nameBeside(line);
  const text = (
    <>
      {memoOf(line) || '–'}
      {beside !== '' && <Name>{beside}</Name>}
    </>
  );
  return (
    <tr>
      <td className="text">
        {canChoose(judged) && (
          <Checkbox
            size="small"
            checked={chosen}
            onChange={(_, on) => onChoose(choice, on)}
            slotProps={{ input: { 'aria-label': t('ofx.choose', { line: line.line }) } }}
          />
        )}
      </td>
      {small ? (
        <td className="text">
          <Stacked>
            <Ends>
              <span>{day}</span>
              <strong>{amount}</strong>
            </Ends>
            <div>{text}</div>
            {line.checkNumber !== '' && <Name>{line.checkNumber}</Name>}
            <div>
              <LineVerdict {...props} />
            </div>
          </Stacked>
        </td>
      ) : (
        <>
          <td className="text">{day}</td>
          <td>{amount}</td>
          <td className="text">{text}</td>
          <td className="text">{line.checkNumber || '–'}</td>
          <td className="text">
            <LineVerdict {...props} />
          </td>
        </>
      )}
    </tr>
  );
});
