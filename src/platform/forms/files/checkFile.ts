import { formatBytes, MEGABYTE } from '@/platform/format/bytes';
import { soundLength } from '@/platform/forms/files/soundLength';
import { AUDIO, type FileKind, IMAGES, readKind } from '@/platform/forms/files/fileKinds';
import { imageSize, isHuge } from '@/platform/forms/files/imageSize';
import { isOneOf } from '@/platform/typed/records';

export interface FileRules {
  /** Kinds that are taken. */
  readonly accept: readonly FileKind[];
  /** Largest size; by default 1 MB for images and 10 MB for anything else. */
  readonly maxBytes?: number | undefined;
  /** Longest audio. */
  readonly maxSeconds?: number | undefined;
}

/** Why a file is refused; put into words by the `forms` texts `file.refused.<reason>`. */
export interface Refusal {
  readonly reason:
    | 'empty'
    | 'type'
    | 'size'
    | 'length'
    | 'twice'
    | 'many'
    // Found only by looking through the whole file: see `readyFile.ts`.
    | 'page'
    | 'heic'
    | 'pixels'
    | 'picture'
    | 'incomplete'
    | 'film'
    | 'oldSound'
    | 'noSound'
    | 'xml'
    | 'dtd';
  readonly name: string;
  /** The limit that was passed, as text. */
  readonly limit?: string;
  /** What it is instead of the limit, as text. */
  readonly actual?: string;
}

const IMAGE_BYTES = MEGABYTE;
const FILE_BYTES = 10 * MEGABYTE;

export function largestSize(kind: FileKind, rules: FileRules): number {
  return rules.maxBytes ?? (isOneOf(IMAGES, kind) ? IMAGE_BYTES : FILE_BYTES);
}

/** Looks into a file and says why it is refused; null when it is taken. */
export async function checkFile(
  file: File,
  rules: FileRules,
  secondsOf: (file: File) => Promise<number | null> = soundLength,
): Promise<Refusal | null> {
  const { name } = file;
  if (file.size === 0) return { reason: 'empty', name };
  const kind = await readKind(file, file.name);
  if (!rules.accept.includes(kind)) return { reason: 'type', name };
  // Before anything opens it: opened, a picture of few bytes may take all memory.
  const size = isOneOf(IMAGES, kind) ? await imageSize(file, kind) : null;
  if (size && isHuge(size)) return { reason: 'pixels', name };
  const limit = largestSize(kind, rules);
  if (file.size > limit) {
    return { reason: 'size', name, limit: formatBytes(limit), actual: formatBytes(file.size) };
  }
  if (rules.maxSeconds !== undefined && isOneOf(AUDIO, kind)) {
    const seconds = await secondsOf(file);
    if (seconds !== null && seconds > rules.maxSeconds) {
      return { reason: 'length', name, limit: `${rules.maxSeconds} s`, actual: `${Math.ceil(seconds)} s` };
    }
  }
  return null;
}
