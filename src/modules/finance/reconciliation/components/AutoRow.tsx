import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { typeStep } from '@/platform/theme/typography';
import type { LearnedName } from '../reconciliationTypes';
import { judgeMatch } from '../rules/judgeMatch';
import { asOneLine } from '../rules/matchBody';
import type { Proposal } from '../rules/matchLines';
import type { LineDoings } from './LineLists';
import { BankLinePart, nameOfLine, RecordPart, TitlePart } from './LineParts';
import { MatchState } from './MatchState';
import { scoreWords } from './matchWords';
import { PairRow } from './PairRow';

const Stack = styled('div')({ display: 'grid', gap: 6, minWidth: 0 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'flex-end' });
const Note = styled('span')(({ theme }) => ({ ...typeStep('caption'), color: theme.tokens.textMuted }));

interface AutoRowProps {
  readonly proposal: Proposal;
  readonly learned: readonly LearnedName[];
  readonly busy: boolean;
  readonly doings: LineDoings;
}

/** A proposal that waits to be confirmed: its lines beside its titles or records, and how well they fit. */
export function AutoRow({ proposal, learned, busy, doings }: AutoRowProps) {
  const { t } = useTranslation('financeReconciliation');
  const { lines, titles, records } = proposal;
  const whole = asOneLine(lines);
  const name = lines.map(nameOfLine).join(' + ');
  return (
    <PairRow>
      <Stack>
        {lines.map((line) => (
          <BankLinePart key={line.id} line={line} />
        ))}
        {whole && lines.length > 1 && (
          <Note>{t('together', { count: lines.length, value: formatMoney(whole.cents) })}</Note>
        )}
      </Stack>
      <MatchState state="auto" />
      <Stack>
        {titles.map((title) => (
          <TitlePart key={title.id} title={title} />
        ))}
        {records.map((record) => (
          <RecordPart key={record.id} record={record} />
        ))}
        {whole && <Note>{scoreWords(t, judgeMatch(whole, proposal, learned))}</Note>}
      </Stack>
      <Buttons>
        <Button
          data-first
          size="small"
          variant="outlined"
          disabled={busy}
          aria-label={t('confirm.of', { name })}
          onClick={() => doings.confirm(proposal)}
        >
          {t('confirm.one')}
        </Button>
        <Button
          size="small"
          disabled={busy}
          aria-label={t('aside.of', { name })}
          onClick={() => doings.putAside(proposal)}
        >
          {t('aside.action')}
        </Button>
      </Buttons>
    </PairRow>
  );
}
