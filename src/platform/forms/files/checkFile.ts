import { formatBytes, MEGABYTE } from '@/platform/format/bytes';
import { AUDIO, type FileKind, IMAGES, readKind } from '@/platform/forms/files/fileKinds';

export interface FileRules {
  /** Kinds that are taken. */
  readonly accept: readonly FileKind[];
  /** Largest size; unless told otherwise 1 MB for images and 10 MB for anything else. */
  readonly maxBytes?: number | undefined;
  /** Longest audio. */
  readonly maxSeconds?: number | undefined;
}

/** Why a file is refused; put into words by the `forms` texts `file.refused.<reason>`. */
export interface Refusal {
  readonly reason: 'empty' | 'type' | 'size' | 'length' | 'twice' | 'many';
  readonly name: string;
  /** The limit that was passed, as text. */
  readonly limit?: string;
  /** What it is instead of the limit, as text. */
  readonly actual?: string;
}

const IMAGE_BYTES = MEGABYTE;
const FILE_BYTES = 10 * MEGABYTE;

export function largestSize(kind: FileKind, rules: FileRules): number {
  return rules.maxBytes ?? ((IMAGES as readonly FileKind[]).includes(kind) ? IMAGE_BYTES : FILE_BYTES);
}

/** Seconds an audio file plays; null when this browser cannot tell. */
async function playingTime(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file);
  try {
    return await new Promise<number | null>((resolve) => {
      const audio = new Audio();
      audio.preload = 'metadata';
      audio.addEventListener('loadedmetadata', () =>
        resolve(Number.isFinite(audio.duration) ? audio.duration : null),
      );
      audio.addEventListener('error', () => resolve(null));
      audio.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Looks into a file and says why it is refused; null when it is taken. */
export async function checkFile(
  file: File,
  rules: FileRules,
  secondsOf: (file: File) => Promise<number | null> = playingTime,
): Promise<Refusal | null> {
  const { name } = file;
  if (file.size === 0) return { reason: 'empty', name };
  const kind = await readKind(file, file.name);
  if (!rules.accept.includes(kind)) return { reason: 'type', name };
  const limit = largestSize(kind, rules);
  if (file.size > limit) {
    return { reason: 'size', name, limit: formatBytes(limit), actual: formatBytes(file.size) };
  }
  if (rules.maxSeconds !== undefined && (AUDIO as readonly FileKind[]).includes(kind)) {
    const seconds = await secondsOf(file);
    if (seconds !== null && seconds > rules.maxSeconds) {
      return { reason: 'length', name, limit: `${rules.maxSeconds} s`, actual: `${Math.ceil(seconds)} s` };
    }
  }
  return null;
}
