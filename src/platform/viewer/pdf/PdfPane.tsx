import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import type { ProblemReason, ViewedFile } from '@/platform/viewer/inspect/inspection';
import { ProblemNote } from '@/platform/viewer/parts/ProblemNote';
import { ViewerBar } from '@/platform/viewer/parts/ViewerBar';
import { PasswordForm } from '@/platform/viewer/pdf/PasswordForm';
import { PdfDocument } from '@/platform/viewer/pdf/PdfDocument';
import type { PdfFailureReason } from '@/platform/viewer/pdf/pdfFailure';
import { usePdf } from '@/platform/viewer/pdf/usePdf';

const PROBLEMS: Readonly<Record<Exclude<PdfFailureReason, 'locked' | 'wrongPassword'>, ProblemReason>> = {
  damaged: 'damagedPdf',
  incomplete: 'incompletePdf',
  slow: 'slowPdf',
  reader: 'reader',
};

/** A PDF: opened, its password requested, or the reason why not. */
export function PdfPane({ file, blob }: { readonly file: ViewedFile; readonly blob: Blob }) {
  const { state, again } = usePdf(file.blob);
  if (state.phase === 'ready') return <PdfDocument name={file.name} blob={blob} opened={state.opened} />;
  if (state.phase === 'opening') {
    return (
      <>
        <ViewerBar name={file.name} blob={blob} />
        <Loading>
          <SkeletonBlock height={480} style={{ margin: 16, width: 'auto' }} />
        </Loading>
      </>
    );
  }
  const { reason } = state;
  return (
    <>
      <ViewerBar name={file.name} blob={blob} />
      {reason === 'locked' || reason === 'wrongPassword' ? (
        <PasswordForm wrong={reason === 'wrongPassword'} onPassword={again} />
      ) : (
        <ProblemNote
          file={file}
          problem={{ reason: PROBLEMS[reason] }}
          onRetry={reason === 'reader' ? () => again() : undefined}
        />
      )}
    </>
  );
}
