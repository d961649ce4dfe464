import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import type { DeskRow } from '../rules/deskRows';
import type { TabSlug } from '../rules/deskTabs';
import { summaryOf } from '../rules/workload';
import { useMinute } from './clock';
import { useAssistantId } from './useAssistantId';

const Strip = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: '0 0 12px',
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '& li + li': { borderLeft: `1px solid ${theme.tokens.border}` },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& li:nth-of-type(3)': { borderLeft: 0 },
    '& li:nth-of-type(n + 3)': { borderTop: `1px solid ${theme.tokens.border}` },
  },
}));
const Tile = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  height: '100%',
  padding: '9px 16px',
  border: 0,
  background: 'none',
  color: theme.tokens.text,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
  [theme.breakpoints.down('sm')]: { padding: '8px 4px 8px 10px', gap: 8 },
}));
const Figure = styled('span')(({ theme }) => ({
  ...theme.typography.metricSmall,
  minWidth: '2.2ch',
  [theme.breakpoints.down('sm')]: { minWidth: '1.6ch' },
}));
const Label = styled('span')({ ...typeStep('bodyStrong'), display: 'block', whiteSpace: 'nowrap' });
const Note = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: theme.tokens.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { fontSize: 14 },
  '&[data-late="true"]': { color: theme.tokens.auto.softText, fontWeight: 550 },
  // On a low screen rows matter more: the strip folds to its figures.
  '@media (max-height: 699.95px) and (min-width: 600px)': { display: 'none' },
}));

interface TileProps {
  /** Null: not known. */
  readonly value: number | null;
  readonly label: string;
  readonly note: ReactNode;
  readonly late?: boolean;
  readonly onOpen: () => void;
}

function SummaryTile({ value, label, note, late = false, onOpen }: TileProps) {
  const { t } = useTranslation('assist');
  const unknown = t('desk.summary.unknown');
  return (
    <li>
      <Tile type="button" onClick={onOpen}>
        <Figure>{value === null ? '–' : formatNumber(value, { decimals: 0 })}</Figure>
        <span>
          <Label>{label}</Label>
          <Note data-late={late && value !== null}>{value === null ? unknown : note}</Note>
        </span>
      </Tile>
    </li>
  );
}

interface SummaryStripProps {
  readonly rows: readonly DeskRow[];
  /** The rows have been answered at least once: before, and when that failed, no figure is known. */
  readonly known: boolean;
  readonly onTab: (tab: TabSlug) => void;
}

/** The desk in four figures; each leads to its tab. */
export const SummaryStrip = memo(function SummaryStrip({ rows, known, onTab }: SummaryStripProps) {
  const { t } = useTranslation('assist');
  const userId = useAssistantId();
  const now = useMinute();
  const sum = useMemo(() => summaryOf(rows, userId, now, today()), [rows, userId, now]);
  const figure = (value: number) => (known ? value : null);
  const Trend = sum.doneToday >= sum.doneYesterday ? ArrowUpwardOutlined : ArrowDownwardOutlined;
  return (
    <Strip aria-label={t('desk.summary.label')}>
      <SummaryTile
        value={figure(sum.waiting)}
        label={t('desk.summary.waiting')}
        late={sum.waitingLate > 0}
        note={
          sum.waitingLate > 0 ? (
            <>
              <ErrorOutlineOutlined aria-hidden />
              {t('desk.summary.late', { count: sum.waitingLate })}
            </>
          ) : (
            t('desk.summary.allInTime')
          )
        }
        onOpen={() => onTab('novos-documentos')}
      />
      <SummaryTile
        value={figure(sum.inWork)}
        label={t('desk.summary.inWork')}
        note={
          sum.inWorkMine > 0
            ? t('desk.summary.withYou', { count: sum.inWorkMine })
            : t('desk.summary.noneWithYou')
        }
        onOpen={() => onTab('iniciados-verificacao')}
      />
      <SummaryTile
        value={figure(sum.returned)}
        label={t('desk.summary.returned')}
        note={
          sum.returnedLong > 0
            ? t('desk.summary.long', { count: sum.returnedLong })
            : t('desk.summary.noneLong')
        }
        onOpen={() => onTab('retornados')}
      />
      <SummaryTile
        value={figure(sum.doneToday)}
        label={t('desk.summary.doneToday')}
        note={
          <>
            {sum.doneToday !== sum.doneYesterday && (
              <>
                <Trend aria-hidden />
                <VisuallyHidden>
                  {sum.doneToday > sum.doneYesterday ? t('desk.summary.more') : t('desk.summary.fewer')}
                </VisuallyHidden>
              </>
            )}
            {t('desk.summary.yesterday', { count: sum.doneYesterday })}
          </>
        }
        onOpen={() => onTab('preenchidos')}
      />
    </Strip>
  );
});
