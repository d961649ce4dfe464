import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { inspectOnce } from '@/platform/viewer/inspect/inspectFile';
import type { ViewedFile } from '@/platform/viewer/inspect/inspection';
import { preparePdfAhead } from '@/platform/viewer/pdf/loadPdf';

/**
 * Readies a file ahead of being shown: it is looked at, and of a PDF the first page is drawn. A `FileViewer` that is
 * given the same blob later shows it at once. Fails quietly: what is wrong with a file is said where it is shown.
 */
export async function prepareFile(file: ViewedFile): Promise<void> {
  try {
    const { view } = await inspectOnce(file);
    if (view === 'pdf') await preparePdfAhead(file.blob);
  } catch (thrown) {
    log.info('file not prepared', { reason: faultOf(thrown) });
  }
}
