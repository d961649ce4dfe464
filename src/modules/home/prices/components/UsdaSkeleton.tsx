import { SkeletonBlock, SkeletonRows } from '@/platform/ui/Skeletons';

const COLUMNS = [
  { field: 'country', width: '1fr' },
  { field: 'before', width: '80px', kind: 'number' },
  { field: 'last', width: '80px', kind: 'number' },
  { field: 'change', width: '80px', kind: 'number' },
] as const;

/** The skeleton of the figures. */
export function UsdaSkeleton() {
  return (
    <>
      <SkeletonBlock height={30} radius={0} />
      <SkeletonRows rows={5} columns={COLUMNS} />
    </>
  );
}
