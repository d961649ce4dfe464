import type { FileKind } from '@/platform/forms/files/fileKinds';
import { stripMetadata } from '@/platform/forms/files/stripMetadata';

/** Kinds that carry place, time and device, and whose rules are known. */
export const CLEANED = ['jpeg', 'png', 'webp'] as const satisfies readonly FileKind[];

/**
 * The file without place, time and device of a photograph; the very same one where there was nothing to take off, and
 * null where that cannot be done to its bytes.
 */
export async function cleanPicture(file: File, kind: FileKind): Promise<File | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const clean = stripMetadata(bytes, kind);
  if (!clean || clean.length === bytes.length) return clean && file;
  const { name, type, lastModified } = file;
  return new File([clean as Uint8Array<ArrayBuffer>], name, { type, lastModified });
}
