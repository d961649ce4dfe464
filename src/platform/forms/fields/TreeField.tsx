import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { FieldProps } from '@/platform/forms/fieldProps';
import type { TreeControlProps } from '@/platform/forms/fields/TreeControl';
import type { Id } from '@/platform/forms/options';
import { useField } from '@/platform/forms/useField';

const TreeControl = lazy(async () => ({
  default: (await import('@/platform/forms/fields/TreeControl')).TreeControl,
}));

/** A tree to tick; see TreeControl, which comes with the first form that needs it. */
export function TreeField(props: FieldProps<TreeControlProps, readonly Id[]>) {
  const bound = useField<readonly Id[]>(props);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
      <TreeControl {...props} {...bound} />
    </Suspense>
  );
}
