import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HeadUse, importColumns, proposedUse } from '../rules/importHeads';
import type { SoilNutrient } from '../rules/nutrients';
import { nutrientName, symbolOf } from '../soilWords';
import { rememberedUses, rememberUses } from './columnMemory';

const IGNORED: HeadUse = { kind: 'ignore' };

/** What the columns of the files are: by hand, as remembered of the laboratory, or as their heads say. */
export function useColumnUses(
  heads: readonly string[],
  laboratory: string,
  present: readonly SoilNutrient[],
) {
  const { t } = useTranslation('soilAnalysis');
  const [chosen, setChosen] = useState<ReadonlyMap<string, HeadUse>>(new Map());
  const remembered = useMemo(() => rememberedUses(laboratory), [laboratory]);
  const uses = useMemo(
    () =>
      heads.map(
        (head) =>
          chosen.get(head) ??
          remembered.get(head) ??
          proposedUse(head, (nutrient) => [symbolOf(t, { nutrient, name: '' }), nutrientName(t, nutrient)]),
      ),
    [heads, chosen, remembered, t],
  );
  const columns = useMemo(() => importColumns(uses, present), [uses, present]);
  const choose = (head: string, use: HeadUse) => {
    const next = new Map(chosen).set(head, use);
    setChosen(next);
    rememberUses(laboratory, next);
  };
  return {
    uses,
    columns,
    choose,
    /** Whether something is read as the laboratory's columns were the last time. */
    isRemembered: heads.some((head) => !chosen.has(head) && remembered.has(head)),
    /** Once the file is kept: what its columns are is known for the next one. */
    remember: () => rememberUses(laboratory, new Map(heads.map((head, at) => [head, uses[at] ?? IGNORED]))),
  };
}
