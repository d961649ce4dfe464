import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { formatCents } from '@/platform/format/money';
import { typeStep } from '@/platform/theme/typography';
import { StatusChip } from '@/platform/ui/StatusChip';
import { type JudgedLine, memoOf } from '../rules/import/importVerdicts';
import { canChoose } from './chosenLines';
import { VERDICT_LOOKS } from './verdictLooks';

const Reason = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  marginLeft: 8,
  color: theme.tokens.textMuted,
}));

interface LineRowProps {
  readonly judged: JudgedLine;
  readonly choice: string;
  readonly chosen: boolean;
  /** There are statements before this one, with which its lines are compared too. */
  readonly many: boolean;
  readonly onChoose: (key: string, on: boolean) => void;
}

/** One line of a bank's statement: what becomes of it and why. */
export const LineRow = memo(function LineRow({ judged, choice, chosen, many, onChoose }: LineRowProps) {
  const { t } = useTranslation('financeBank');
  const { line, verdict } = judged;
  const unreadable = line.state === 'entry' || line.state === 'balance' ? 'unclosed' : line.state;
  const reason =
    verdict === 'unreadable'
      ? t(`ofx.reasons.${unreadable}`, { line: line.line })
      : t(`ofx.reasons.${verdict === 'imported' && many ? 'importedMany' : verdict}`);
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
      <td className="text">{formatDate(line.day) || '–'}</td>
      <td>{line.cents === null ? '–' : formatCents(line.cents)}</td>
      <td className="text">{memoOf(line) || '–'}</td>
      <td className="text">{line.checkNumber || '–'}</td>
      <td className="text">
        <StatusChip {...VERDICT_LOOKS[verdict]} label={t(`ofx.verdicts.${verdict}`)} />
        <Reason>{reason}</Reason>
      </td>
    </tr>
  );
});
