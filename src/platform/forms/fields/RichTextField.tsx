import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { FieldProps } from '@/platform/forms/fieldProps';
import type { RichTextControlProps } from '@/platform/forms/fields/RichTextControl';
import { useField } from '@/platform/forms/useField';

const RichTextControl = lazy(async () => ({
  default: (await import('@/platform/forms/fields/RichTextControl')).RichTextControl,
}));

/** Text with headings, lists and links; see RichTextControl, which comes with the first form that needs it. */
export function RichTextField(props: FieldProps<RichTextControlProps, string | null>) {
  const bound = useField<string | null>(props);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
      <RichTextControl {...props} {...bound} />
    </Suspense>
  );
}
