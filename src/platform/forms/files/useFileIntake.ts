import { useState } from 'react';
import { CLEANED, cleanPicture } from '@/platform/forms/files/cleanPicture';
import { checkFile, type FileRules, type Refusal } from '@/platform/forms/files/checkFile';
import { readKind } from '@/platform/forms/files/fileKinds';
import { reducePicture } from '@/platform/forms/files/reducePicture';
import { log } from '@/platform/log/log';
import { isOneOf } from '@/platform/typed/records';

interface Intake {
  readonly refusals: readonly Refusal[];
  /** Checks files and hands over those that are taken. */
  readonly take: (files: readonly File[]) => Promise<void>;
  readonly dismiss: () => void;
}

interface IntakeOptions extends FileRules {
  /** How many more fit. */
  readonly room: number;
  readonly isTwice?: (file: File) => boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A photograph without place and device. Drawn anew where its bytes do not keep to their format. */
async function withoutPlace(file: File): Promise<File> {
  const kind = await readKind(file, file.name);
  if (!isOneOf(CLEANED, kind)) return file;
  const clean = await cleanPicture(file, kind);
  if (clean) return clean;
  try {
    return await reducePicture(file, Infinity);
  } catch (thrown) {
    // What no browser can draw carries no location either: the server refuses it.
    log.warn('picture not drawn anew', { kind, reason: thrown instanceof Error ? thrown.name : 'unknown' });
    return file;
  }
}

/** Lets files in that keep the rules, and remembers why the others were refused. */
export function useFileIntake({ room, isTwice, onFiles, ...rules }: IntakeOptions): Intake {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const take = async (files: readonly File[]) => {
    const checked = await Promise.all(
      files.map(async (file): Promise<Refusal | File> => {
        if (isTwice?.(file)) return { reason: 'twice', name: file.name };
        const refusal = await checkFile(file, rules);
        if (refusal) return refusal;
        const clean = await withoutPlace(file);
        // What was taken before has lost its place too, and with it some of its size.
        return isTwice?.(clean) ? { reason: 'twice', name: file.name } : clean;
      }),
    );
    const fit = checked.filter((result) => result instanceof File);
    const good = fit.slice(0, room);
    const refused = [
      ...checked.filter((result): result is Refusal => !(result instanceof File)),
      ...fit.slice(room).map((file) => ({ reason: 'many', name: file.name }) as const),
    ];
    setRefusals(refused);
    if (good.length > 0) onFiles(good);
  };
  return { refusals, take, dismiss: () => setRefusals([]) };
}
