import { styled } from '@mui/material/styles';
import { CardListSkeleton } from '@/families/dashboard/CardList';
import { layout } from '@/platform/theme/tokens';
import { SkeletonBlock } from '@/platform/ui/Skeletons';

const ChartGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(460px, 100%), 1fr))',
  gap: layout.gap,
});
const Stack = styled('div')({ display: 'grid', gap: layout.gap });

/** Least width of an aviary's card in px. */
export const LEAST_CARD = 400;
const CHARTS = ['a', 'b', 'c', 'd'] as const;

/** Where sums, tabs and cards will stand. */
export function OverviewSkeleton() {
  return (
    <Stack>
      <SkeletonBlock height={92} radius={10} />
      <SkeletonBlock height={44} />
      <CardListSkeleton least={LEAST_CARD} height={340} />
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
        {CHARTS.map((place) => (
          <SkeletonBlock key={place} height={324} radius={10} />
        ))}
      </ChartGrid>
    </Stack>
  );
}
