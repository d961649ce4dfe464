import { styled } from '@mui/material/styles';
import { layout } from '@/platform/theme/tokens';
import { SkeletonBlock } from '@/platform/ui/Skeletons';

/** The cards of the aviaries; in a row they share their height. */
export const CardGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))',
  gap: layout.gap,
});
const ChartGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(460px, 100%), 1fr))',
  gap: layout.gap,
});
const Stack = styled('div')({ display: 'grid', gap: layout.gap });

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Where sums, tabs and cards will stand. */
export function OverviewSkeleton() {
  return (
    <Stack>
      <SkeletonBlock height={92} radius={10} />
      <SkeletonBlock height={44} />
      <CardGrid>
        {PLACES.map((place) => (
          <SkeletonBlock key={place} height={340} radius={10} />
        ))}
      </CardGrid>
    </Stack>
  );
}

/** Where the lot's figures and charts will stand. */
export function LotSkeleton() {
  return (
    <Stack>
      <SkeletonBlock height={180} radius={10} />
      <SkeletonBlock height={120} radius={10} />
      <ChartGrid>
        {PLACES.slice(0, 4).map((place) => (
          <SkeletonBlock key={place} height={324} radius={10} />
        ))}
      </ChartGrid>
    </Stack>
  );
}
