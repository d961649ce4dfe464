import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { SearchField } from '@/platform/ui/SearchField';
import type { BankLine, Candidates, LearnedName } from '../reconciliationTypes';
import { type Candidate, rankCandidates } from '../rules/rankCandidates';
import { RecordPart, TitlePart } from './LineParts';
import { scoreWords } from './matchWords';

const STEP = 30;
const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // What may be made of the line instead stands below, in sight on a screen of 768 px.
  maxHeight: 'clamp(160px, 32vh, 320px)',
  overflow: 'auto',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
}));
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: 4,
  padding: '4px 12px 8px 4px',
  borderBottom: `1px solid ${theme.tokens.border}`,
}));
const Score = styled('div')(({ theme }) => ({ ...typeStep('caption'), color: theme.tokens.textMuted }));
const Empty = styled('p')(({ theme }) => ({ margin: 0, color: theme.tokens.textMuted }));

interface CandidateListProps {
  readonly line: BankLine;
  readonly candidates: Candidates;
  readonly learned: readonly LearnedName[];
  readonly chosen: readonly string[];
  readonly onToggle: (key: string) => void;
}

function nameOf({ target }: Candidate): string {
  const [title] = target.titles;
  const [record] = target.records;
  return title ? `${title.partner} ${title.document}` : `${record?.name ?? ''} ${record?.document ?? ''}`;
}
const centsOf = ({ target }: Candidate) => target.titles[0]?.open ?? Math.abs(target.records[0]?.cents ?? 0);

/** What the line may stand for, the best first, each with how well it fits in words. */
export function CandidateList({ line, candidates, learned, chosen, onToggle }: CandidateListProps) {
  const { t } = useTranslation('financeReconciliation');
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(STEP);
  const late = useDeferredValue(search);
  const ranked = useMemo(
    () =>
      rankCandidates({
        line,
        records: candidates.records,
        titles: candidates.titles,
        learned,
        search: late,
      }),
    [line, candidates, learned, late],
  );
  // What is chosen stays in sight, whatever is searched for.
  const kept = useMemo(() => {
    const all = late === '' ? ranked : rankCandidates({ line, ...candidates, learned, search: '' });
    return all.filter(({ key }) => chosen.includes(key));
  }, [ranked, line, candidates, learned, late, chosen]);
  const rest = ranked.filter(({ key }) => !chosen.includes(key));
  return (
    <>
      <SearchField label={t('match.search')} value={search} onSearch={setSearch} width="100%" />
      {kept.length + rest.length === 0 ? (
        <Empty role="status">{t('match.none')}</Empty>
      ) : (
        <List aria-label={t('match.candidates')}>
          {[...kept, ...rest.slice(0, shown)].map((candidate) => {
            const [title] = candidate.target.titles;
            const [record] = candidate.target.records;
            return (
              <Item key={candidate.key}>
                <Checkbox
                  size="small"
                  checked={chosen.includes(candidate.key)}
                  onChange={() => onToggle(candidate.key)}
                  slotProps={{
                    input: {
                      'aria-label': t('match.choose', {
                        name: nameOf(candidate).trim(),
                        value: formatMoney(centsOf(candidate)),
                      }),
                    },
                  }}
                />
                <div>
                  {title && <TitlePart title={title} />}
                  {record && <RecordPart record={record} />}
                  <Score>{scoreWords(t, candidate.judgement)}</Score>
                </div>
              </Item>
            );
          })}
        </List>
      )}
      {rest.length > shown && (
        <Button size="small" onClick={() => setShown(shown + STEP)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
