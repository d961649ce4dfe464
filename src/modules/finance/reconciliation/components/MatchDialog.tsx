import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { typeStep } from '@/platform/theme/typography';
import { AppDialog } from '@/platform/ui/AppDialog';
import { Banner } from '@/platform/ui/Banner';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import type { NotDone, Step } from '../hooks/useConfirming';
import type { BankLine, Candidates, LearnedName } from '../reconciliationTypes';
import type { Target } from '../rules/judgeMatch';
import { asOneLine, matchBody } from '../rules/matchBody';
import { EMPTY_CHOICE, type MatchDraft } from '../rules/matchDraft';
import { settle, type Settlement } from '../rules/settle';
import { CandidateList } from './CandidateList';
import { ChosenLines } from './ChosenLines';
import type { MakeKind } from './MakeDialog';
import { DifferenceChoice, MatchSums } from './MatchSums';

const Left = styled('strong')({ ...typeStep('bodyStrong'), marginRight: 'auto' });

/** What is missing until lines and choice are the same: in the foot, in sight however long the lists are. */
function MatchLeft({ settlement }: { readonly settlement: Settlement }) {
  const { t } = useTranslation('financeReconciliation');
  const { lineSum, difference, fault } = settlement;
  const missing = fault === 'noTarget' ? lineSum : Math.abs(difference);
  const state = missing === 0 ? 'zero' : difference < 0 ? 'less' : 'more';
  return <Left role="status">{t(`sums.${state}`, { value: formatMoney(missing) })}</Left>;
}

/** Beside what is missing, in the foot: it is in sight however long the lists are. */
const Choice = styled('div')({ flex: '1 1 240px', maxWidth: 360, '&:empty': { display: 'none' } });
const Body = styled('div')({ display: 'grid', gap: 12 });
const Makers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const MAKERS: readonly MakeKind[] = ['title', 'fee', 'transfer'];

interface MatchDialogProps {
  readonly accountId: string;
  readonly line: BankLine;
  readonly candidates: Candidates;
  readonly learned: readonly LearnedName[];
  readonly busy: boolean;
  /** What was chosen for the line before, and not confirmed. */
  readonly begun: MatchDraft | null;
  readonly onKeep: (draft: MatchDraft) => void;
  /** Why the last try was not kept. */
  readonly refused: NotDone | null;
  readonly onMatch: (step: Step, target: Target) => void;
  readonly onMake: (kind: MakeKind) => void;
  readonly onClose: () => void;
}

const toggled = (keys: readonly string[], key: string) =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];

/** One or more lines of the bank matched by hand: with payments, with titles, or with both. */
export function MatchDialog(props: MatchDialogProps) {
  const { accountId, line, candidates, learned, busy, begun, refused, onKeep, onMatch, onMake, onClose } =
    props;
  const { t } = useTranslation('financeReconciliation');
  const [draft, setDraft] = useState<MatchDraft>(begun ?? { ...EMPTY_CHOICE, lineIds: [line.id] });
  const { lineIds, chosen, surplus, shortage } = draft;
  const change = (changes: Partial<MatchDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    onKeep(next);
  };
  const lines = useMemo(
    () => [
      line,
      ...candidates.lines.filter(({ id, match }) => match === null && id !== line.id && lineIds.includes(id)),
    ],
    [line, candidates, lineIds],
  );
  const target = useMemo(
    () => ({
      records: candidates.records.filter(({ id }) => chosen.includes(`r${id}`)),
      titles: candidates.titles.filter(({ id }) => chosen.includes(`t${id}`)),
    }),
    [candidates, chosen],
  );
  const settlement = useMemo(
    () => settle({ lines, ...target, surplus, shortage }),
    [lines, target, surplus, shortage],
  );
  const fault = settlement.fault ? t(`faults.${settlement.fault}`) : undefined;
  const reason = line.match ? t('match.taken') : fault;
  const match = () =>
    onMatch(
      {
        match: matchBody({ accountId, lines, target, settlement, learned, automatic: false }),
        lines,
      },
      target,
    );
  return (
    <AppDialog title={t('match.title')} size="l" full busy={busy} onClose={onClose}>
      <DialogContent>
        <Body>
          <ChosenLines
            first={line}
            lines={lines}
            candidates={candidates}
            onAdd={(id) => change({ lineIds: [...lineIds, id] })}
            onRemove={(id) => change({ lineIds: lineIds.filter((one) => one !== id) })}
          />
          {lines.length === 1 && (
            <Makers role="group" aria-label={t('match.makers')}>
              {MAKERS.filter((kind) => kind !== 'fee' || line.cents < 0).map((kind) => (
                <Button key={kind} variant="outlined" size="small" onClick={() => onMake(kind)}>
                  {t(`make.${kind}.action`)}
                </Button>
              ))}
            </Makers>
          )}
          <CandidateList
            line={asOneLine(lines) ?? line}
            candidates={candidates}
            learned={learned}
            chosen={chosen}
            onToggle={(key) => change({ chosen: toggled(chosen, key) })}
          />
          <MatchSums settlement={settlement} />
          {refused && (
            <Banner
              tone="danger"
              fact={t(`report.${refused.kind}`, {
                name: line.memo || line.payee,
                said: refused.said ?? t('report.noReason'),
              })}
            />
          )}
        </Body>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <MatchLeft settlement={settlement} />
        <Choice>
          <DifferenceChoice
            settlement={settlement}
            surplus={surplus}
            shortage={shortage}
            onSurplus={(to) => change({ surplus: to })}
            onShortage={(to) => change({ shortage: to })}
          />
        </Choice>
        <Button onClick={onClose} disabled={busy}>
          {t('match.cancel')}
        </Button>
        <LoadingButton variant="contained" busy={busy} disabledReason={reason} onClick={match}>
          {t('match.save')}
        </LoadingButton>
      </DialogActions>
    </AppDialog>
  );
}
