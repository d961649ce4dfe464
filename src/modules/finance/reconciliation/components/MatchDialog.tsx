import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '@/platform/ui/AppDialog';
import { Banner } from '@/platform/ui/Banner';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import type { NotDone, Step } from '../hooks/useConfirming';
import type { BankLine, Candidates, LearnedName } from '../reconciliationTypes';
import type { Target } from '../rules/judgeMatch';
import { asOneLine, matchBody } from '../rules/matchBody';
import { settle, type Shortage, type Surplus } from '../rules/settle';
import { CandidateList } from './CandidateList';
import { ChosenLines } from './ChosenLines';
import type { MakeKind } from './MakeDialog';
import { MatchSums } from './MatchSums';

const Body = styled('div')({ display: 'grid', gap: 12 });
const Makers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const MAKERS: readonly MakeKind[] = ['title', 'fee', 'transfer'];

interface MatchDialogProps {
  readonly accountId: string;
  readonly line: BankLine;
  readonly candidates: Candidates;
  readonly learned: readonly LearnedName[];
  readonly busy: boolean;
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
  const { accountId, line, candidates, learned, busy, refused, onMatch, onMake, onClose } = props;
  const { t } = useTranslation('financeReconciliation');
  const [added, setAdded] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [surplus, setSurplus] = useState<Surplus>('interest');
  const [shortage, setShortage] = useState<Shortage>('discount');
  const lines = useMemo(
    () => [line, ...candidates.lines.filter(({ id, match }) => match === null && added.includes(id))],
    [line, candidates, added],
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
            onAdd={(id) => setAdded([...added, id])}
            onRemove={(id) => setAdded(added.filter((one) => one !== id))}
          />
          <CandidateList
            line={asOneLine(lines) ?? line}
            candidates={candidates}
            learned={learned}
            chosen={chosen}
            onToggle={(key) => setChosen((now) => toggled(now, key))}
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
          <MatchSums
            settlement={settlement}
            surplus={surplus}
            shortage={shortage}
            onSurplus={setSurplus}
            onShortage={setShortage}
          />
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
      <DialogActions>
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
