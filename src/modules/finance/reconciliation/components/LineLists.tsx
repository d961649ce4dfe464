import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';
import type { Tab } from '../hooks/useCandidates';
import type { BankLine, Candidates, LearnedName } from '../reconciliationTypes';
import type { Proposal } from '../rules/matchLines';
import type { Summary } from '../rules/summary';
import { AutoRow } from './AutoRow';
import { BankLinePart, nameOfLine as nameOf, RecordPart } from './LineParts';
import { MatchState } from './MatchState';
import { PairList, PairRow } from './PairRow';

const STEP = 100;
const Stack = styled('div')({ display: 'grid', gap: 6, minWidth: 0 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'flex-end' });
const Score = styled('span')(({ theme }) => ({ ...typeStep('caption'), color: theme.tokens.textMuted }));

export interface LineDoings {
  readonly match: (line: BankLine) => void;
  readonly confirm: (proposal: Proposal) => void;
  readonly putAside: (proposal: Proposal) => void;
  readonly reverse: (line: BankLine) => void;
}

interface LineListsProps {
  readonly tab: Tab;
  readonly summary: Summary;
  readonly candidates: Candidates;
  readonly learned: readonly LearnedName[];
  readonly busy: boolean;
  readonly doings: LineDoings;
}

/** The lines of one tab, each beside what stands for it. */
export function LineLists({ tab, summary, candidates, learned, busy, doings }: LineListsProps) {
  const { t } = useTranslation('financeReconciliation');
  const [shown, setShown] = useState(STEP);
  const count = { open: summary.open, auto: summary.auto, done: summary.done, system: candidates.records }[
    tab
  ].length;
  if (count === 0) return <EmptyState title={t(`empty.${tab}.title`)} text={t(`empty.${tab}.text`)} />;
  return (
    <>
      <PairList label={t(`tabs.${tab}`)}>
        {tab === 'open' &&
          summary.open.slice(0, shown).map((line) => (
            <PairRow key={line.id}>
              <BankLinePart line={line} />
              <MatchState state="open" />
              <Score>{t('states.nothing')}</Score>
              <Buttons>
                <Button
                  data-first
                  size="small"
                  variant="outlined"
                  disabled={busy}
                  aria-label={t('match.of', { name: nameOf(line) })}
                  onClick={() => doings.match(line)}
                >
                  {t('match.action')}
                </Button>
              </Buttons>
            </PairRow>
          ))}
        {tab === 'auto' &&
          summary.auto
            .slice(0, shown)
            .map((proposal) => (
              <AutoRow
                key={proposal.lines[0]?.id}
                proposal={proposal}
                learned={learned}
                busy={busy}
                doings={doings}
              />
            ))}
        {tab === 'done' &&
          summary.done.slice(0, shown).map((line) => (
            <PairRow key={line.id}>
              <BankLinePart line={line} />
              <MatchState
                state={line.match && line.match.unmet.length > 0 ? 'manual' : 'reconciled'}
                unmet={line.match?.unmet ?? []}
              />
              <Stack>
                {line.match?.records.map((record) => (
                  <RecordPart
                    key={record.id}
                    record={record}
                    otherEnd={record.kind === 'transfer' && Math.sign(record.cents) !== Math.sign(line.cents)}
                  />
                ))}
              </Stack>
              <Buttons>
                <Button
                  data-first
                  size="small"
                  color="error"
                  disabled={busy}
                  aria-label={t('reverse.of', { name: nameOf(line) })}
                  onClick={() => doings.reverse(line)}
                >
                  {t('reverse.action')}
                </Button>
              </Buttons>
            </PairRow>
          ))}
        {tab === 'system' &&
          candidates.records.slice(0, shown).map((record) => (
            <PairRow key={`${record.kind} ${record.id}`}>
              <Score>{t('states.noLine')}</Score>
              <MatchState state="open" />
              <RecordPart record={record} />
            </PairRow>
          ))}
      </PairList>
      {count > shown && (
        <Button onClick={() => setShown(shown + STEP)} sx={{ margin: 1 }}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
