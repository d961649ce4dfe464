import { styled } from '@mui/material/styles';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { layout } from '@/platform/theme/tokens';
import { Columns } from './ComparedView';

const Maps = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridTemplateRows: 'auto auto',
  gridAutoFlow: 'column',
  gap: 8,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr',
    gridTemplateRows: 'none',
    gridAutoFlow: 'row',
  },
}));
const Left = styled('div')({ display: 'grid', gap: layout.gapSmall });

/** Where maps, line and figures will stand. */
export function ComparisonSkeleton() {
  return (
    <Loading>
      <Columns>
        <Left>
          <Maps>
            <SkeletonBlock height={56} />
            <SkeletonBlock height={340} radius={10} />
            <SkeletonBlock height={56} />
            <SkeletonBlock height={340} radius={10} />
          </Maps>
          <SkeletonBlock height={180} radius={10} />
        </Left>
        <SkeletonBlock height={560} radius={10} />
      </Columns>
    </Loading>
  );
}
