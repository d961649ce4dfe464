import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { useEdgeFade } from '@/platform/ui/useEdgeFade';
import type { SumCard } from '../queryDescriptor';

const Frame = styled('div')({ '--fade-start': '0px', '--fade-end': '0px', marginBottom: 12 });
const Strip = styled('ul')({
  display: 'flex',
  gap: 8,
  minHeight: 92,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage:
    'linear-gradient(90deg, transparent, black var(--fade-start) calc(100% - var(--fade-end)), transparent)',
});
const Card = styled('li')(({ theme }) => ({
  ...typeStep('caption'),
  flex: '1 0 auto',
  // An amount is never cut: a card is as wide as its figures need.
  minWidth: 220,
  maxWidth: 420,
  padding: '7px 12px 8px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  fontVariantNumeric: 'tabular-nums',
  '& dl': { margin: 0 },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', columnGap: 12, whiteSpace: 'nowrap' },
  '& dt': { color: theme.tokens.textMuted },
  '& dd': { margin: 0 },
}));
const Head = styled('div')(({ theme }) => ({
  ...typeStep('bodyStrong'),
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  paddingBottom: 2,
  '& small': { ...typeStep('caption'), whiteSpace: 'nowrap', color: theme.tokens.textMuted },
}));

interface SumStripProps {
  /** Null while nothing is known. */
  readonly cards: readonly SumCard[] | null;
}

/** Sums over the list, of the rows that search and filters leave; each card adds one unit or one currency. */
export function SumStrip({ cards }: SumStripProps) {
  const { t } = useTranslation('financeQueries');
  const frame = useEdgeFade('ul');
  if (cards?.length === 0) return null;
  return (
    <Frame ref={frame}>
      {/* A list that scrolls is reached by the keyboard too. */}
      <Strip aria-label={t('sums.label')} tabIndex={0}>
        {cards === null ? (
          <Card>
            <SkeletonBlock width={180} height={14} />
          </Card>
        ) : (
          cards.map(({ key, title, note, facts }) => (
            <Card key={key}>
              <Head>
                {title}
                <small>{note}</small>
              </Head>
              <dl>
                {facts.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          ))
        )}
      </Strip>
    </Frame>
  );
}
