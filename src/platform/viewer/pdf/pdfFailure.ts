/** Why a PDF is not shown: its password is missing or wrong, it is damaged, it takes too long, its reader did not come. */
export type PdfFailureReason = 'locked' | 'wrongPassword' | 'damaged' | 'incomplete' | 'slow' | 'reader';

export class PdfFailure extends Error {
  readonly reason: PdfFailureReason;

  constructor(reason: PdfFailureReason) {
    super(`PDF: ${reason}`);
    this.name = 'PdfFailure';
    this.reason = reason;
  }
}
