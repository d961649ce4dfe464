import { Bone, BoneRows } from '@/platform/ui/Skeletons';

const COLUMNS = [
  { field: 'country', width: '1fr' },
  { field: 'before', width: '80px', kind: 'number' },
  { field: 'last', width: '80px', kind: 'number' },
  { field: 'change', width: '80px', kind: 'number' },
] as const;

/** The bones of the figures. */
export function UsdaBones() {
  return (
    <>
      <Bone height={30} radius={0} />
      <BoneRows rows={5} columns={COLUMNS} />
    </>
  );
}
