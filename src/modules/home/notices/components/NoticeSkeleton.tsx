import { styled } from '@mui/material/styles';
import { SkeletonBlock } from '@/platform/ui/Skeletons';

const Row = styled('div')(({ theme }) => ({
  height: 66,
  padding: '12px 16px',
  boxSizing: 'border-box',
  borderTop: `1px solid ${theme.tokens.border}`,
  '&:first-of-type': { borderTop: 0 },
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 20 },
  '& > div + div': { marginTop: 4, justifyContent: 'flex-start', gap: 8 },
}));

/** The skeleton of notices, in the measures of their two lines. */
export function NoticeSkeleton({ rows }: { readonly rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <Row key={row}>
      <div>
        <SkeletonBlock width="55%" height={14} />
        <SkeletonBlock width={68} height={12} />
      </div>
      <div>
        <SkeletonBlock width={96} height={22} />
        <SkeletonBlock width="50%" height={12} />
      </div>
    </Row>
  ));
}
