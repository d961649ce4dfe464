import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { formatCents } from '@/platform/format/money';
import { typeStep } from '@/platform/theme/typography';
import { StatusChip, type StatusChipProps } from '@/platform/ui/StatusChip';
import { type JudgedLine, memoOf, type Verdict } from '../rules/import/importVerdicts';
import { canChoose } from './chosenLines';

const VERDICT_LOOKS: Readonly<Record<Verdict, Pick<StatusChipProps, 'tone' | 'icon'>>> = {
  new: { tone: 'success', icon: AddCircleOutlineOutlined },
  imported: { tone: 'neutral', icon: DoneAllOutlined },
  likely: { tone: 'warning', icon: ContentCopyOutlined },
  balance: { tone: 'neutral', icon: AccountBalanceOutlined },
  future: { tone: 'info', icon: EventOutlined },
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

interface LineRowProps {
  readonly judged: JudgedLine;
  readonly choice: string;
  readonly chosen: boolean;
  /** There are statements before this one, with which its lines are compared too. */
  readonly many: boolean;
  /** On a telephone everything that is known of the line stands in one cell. */
  readonly small: boolean;
  readonly onChoose: (key: string, on: boolean) => void;
}

/** One line of a bank's statement: what becomes of it and why. */
export const LineRow = memo(function LineRow({
  judged,
  choice,
  chosen,
  many,
  small,
  onChoose,
}: LineRowProps) {
  const { t } = useTranslation('financeBank');
  const { line, verdict } = judged;
  const unreadable = line.state === 'entry' || line.state === 'balance' ? 'unclosed' : line.state;
  const reason =
    verdict === 'unreadable'
      ? t(`ofx.reasons.${unreadable}`, { line: line.line })
      : t(`ofx.reasons.${verdict === 'imported' && many ? 'importedMany' : verdict}`);
  const day = formatDate(line.day) || '–';
  const amount = line.cents === null ? '–' : formatCents(line.cents);
  const state = (
    <>
      <StatusChip {...VERDICT_LOOKS[verdict]} label={t(`ofx.verdicts.${verdict}`)} />
      <Reason>{reason}</Reason>
    </>
  );
  const stacked = (
    <Stacked>
      <Ends>
        <span>{day}</span>
        <strong>{amount}</strong>
      </Ends>
      <span>{[memoOf(line) || '–', line.checkNumber].filter(Boolean).join(' · ')}</span>
      <div>{state}</div>
    </Stacked>
  );
  return (
    <tr>
      <td className="text">
        {canChoose(verdict) && (
          <Checkbox
            size="small"
            checked={chosen}
            onChange={(_, on) => onChoose(choice, on)}
            slotProps={{ input: { 'aria-label': t('ofx.choose', { line: line.line }) } }}
          />
        )}
      </td>
      {small ? (
        <td className="text">{stacked}</td>
      ) : (
        <>
          <td className="text">{day}</td>
          <td>{amount}</td>
          <td className="text">{memoOf(line) || '–'}</td>
          <td className="text">{line.checkNumber || '–'}</td>
          <td className="text">{state}</td>
        </>
      )}
    </tr>
  );
});
