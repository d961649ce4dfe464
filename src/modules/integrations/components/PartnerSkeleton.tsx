import { styled } from '@mui/material/styles';
import { CardListSkeleton } from '@/families/dashboard/CardList';
import { layout } from '@/platform/theme/tokens';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';

/** What is done with a partner, and its description beside it. */
export const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: layout.gap,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
export const Stack = styled('div')({ display: 'grid', gap: layout.gap });

/** Least width of a partner's card in px. */
export const LEAST_CARD = 360;

export function PartnersSkeleton() {
  return (
    <Loading>
      <CardListSkeleton least={LEAST_CARD} height={228} />
    </Loading>
  );
}

export function PartnerSkeleton() {
  return (
    <Loading>
      <TwoColumns>
        <Stack>
          <SkeletonBlock height={180} radius={10} />
          <SkeletonBlock height={260} radius={10} />
        </Stack>
        <SkeletonBlock height={320} radius={10} />
      </TwoColumns>
    </Loading>
  );
}
