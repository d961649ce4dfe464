import { useState } from 'react';
import type { FileRules, Refusal } from '@/platform/forms/files/checkFile';
import type { FileKind } from '@/platform/forms/files/fileKinds';
import { readyFile } from '@/platform/forms/files/readyFile';
import type { AssetFile } from '../assetFileService';

export const ACCEPT: readonly FileKind[] = ['jpeg', 'png', 'webp', 'pdf', 'xml'];
export const RULES: FileRules = { accept: ACCEPT };

/** Takes files in: photographs are made smaller until they fit, what is none of the kinds is named. */
export function useTaking(room: number, kept: readonly AssetFile[], send: (file: File) => void) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const take = async (chosen: readonly File[]) => {
    const refused: Refusal[] = [];
    let left = room;
    for (const file of chosen) {
      const ready = await readyFile(file, RULES);
      if (!(ready instanceof File)) refused.push(ready);
      else if (kept.some(({ fileName, size }) => fileName === ready.name && size === ready.size))
        refused.push({ reason: 'twice', name: file.name });
      else if (left === 0) refused.push({ reason: 'many', name: file.name });
      else {
        left -= 1;
        send(ready);
      }
    }
    setRefusals(refused);
  };
  return { refusals, take, dismiss: () => setRefusals([]) };
}
