import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { DollarFigures } from './DollarFigures';
import { DollarTable } from './DollarTable';
import { DollarTrend } from './DollarTrend';
import type { DollarView, Quote } from './rules/quotes';
import { MINI_POINTS } from './rules/trend';

/** Least height of chart and table alike; in a taller card they fill it. */
const DETAILS_HEIGHT = 148;

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  rowGap: 12,
  height: '100%',
});
const Figures = styled('div')({ flex: '1 0 150px' });
const Details = styled('div')({ flex: '3 1 230px', minWidth: 0, minHeight: DETAILS_HEIGHT, display: 'grid' });
const Missing = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  flex: '1 0 100%',
  margin: 0,
  color: theme.tokens.warning.softText,
}));

/** The card's measures before there is a quote. */
export function DollarSkeleton() {
  return (
    <Root>
      <Figures>
        <SkeletonBlock width={120} height={34} style={{ margin: '16px 0 8px' }} />
        <SkeletonBlock width={140} height={14} style={{ marginBottom: 12 }} />
        <SkeletonBlock width={140} height={14} style={{ marginBottom: 8 }} />
        <SkeletonBlock width={140} height={14} />
      </Figures>
      <Details>
        <SkeletonBlock height={DETAILS_HEIGHT} />
      </Details>
    </Root>
  );
}

interface DollarBodyProps {
  readonly view: DollarView;
  readonly shown: Quote;
  readonly expanded: boolean;
  readonly asTable: boolean;
  /** What one of the two calls did not bring. */
  readonly missing: string | null;
  readonly onRetry: () => void;
}

/** The quote in figures, and unless the card is folded the last quotes beside it. */
export function DollarBody({ view, shown, expanded, asTable, missing, onRetry }: DollarBodyProps) {
  const { t } = useTranslation('home');
  const last = view.history.slice(-MINI_POINTS);
  return (
    <Root>
      <Figures>
        <DollarFigures shown={shown} previous={view.previous} />
      </Figures>
      {expanded && (
        <Details>{asTable ? <DollarTable quotes={last} /> : <DollarTrend quotes={last} />}</Details>
      )}
      {missing && (
        <Missing role="status">
          {missing}{' '}
          <Link component="button" type="button" variant="inherit" onClick={onRetry}>
            {t('dollar.retry')}
          </Link>
        </Missing>
      )}
    </Root>
  );
}
