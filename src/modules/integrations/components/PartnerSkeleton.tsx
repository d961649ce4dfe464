import { styled } from '@mui/material/styles';
import { layout } from '@/platform/theme/tokens';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';

/** The cards of the partners; in a row they share their height. */
export const CardGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
  gap: layout.gap,
});
/** What is done with a partner, and its description beside it. */
export const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: layout.gap,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
export const Stack = styled('div')({ display: 'grid', gap: layout.gap });

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export function PartnersSkeleton() {
  return (
    <Loading>
      <CardGrid>
        {PLACES.map((place) => (
          <SkeletonBlock key={place} height={228} radius={10} />
        ))}
      </CardGrid>
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
