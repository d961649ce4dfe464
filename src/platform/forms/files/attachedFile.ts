import type { Id } from '@/platform/forms/options';

/** A file of a form: chosen on this device (`file`), stored by the server (`id`), or both after it was sent. */
export interface AttachedFile {
  readonly name: string;
  readonly size?: number | undefined;
  readonly file?: File | undefined;
  readonly id?: Id | undefined;
  /** Where it may be looked at. */
  readonly url?: string | undefined;
}

/** Sends a file at once, before the form is saved; answers what the form then keeps. */
export type Upload = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Pick<AttachedFile, 'id' | 'url'>>;
