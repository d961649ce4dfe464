import { useState } from 'react';
import { checkFile, type FileRules, type Refusal } from '@/platform/forms/files/checkFile';

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

/** Lets files in that keep the rules, and remembers why the others were refused. */
export function useFileIntake({ room, isTwice, onFiles, ...rules }: IntakeOptions): Intake {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const take = async (files: readonly File[]) => {
    const checked = await Promise.all(
      files.map(async (file): Promise<Refusal | File> => {
        if (isTwice?.(file)) return { reason: 'twice', name: file.name };
        return (await checkFile(file, rules)) ?? file;
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
