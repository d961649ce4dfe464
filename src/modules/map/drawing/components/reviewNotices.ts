import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import type { Neighbour, ReviewLine } from '@/platform/geo/exchange/importReview';
import { LARGEST_PLOT } from '../model/checks';

/** How many neighbours a line names. */
const NAMED = 3;

/** What a polygon of a file is called: its own name, or its number in the file. */
export function useShapeName(): (shape: { readonly name: string; readonly number: number | null }) => string {
  const { t } = useTranslation('mapDrawing');
  return ({ name, number }) => name || t('import.unnamed', { number });
}

/** What is to be said about a line of the review, the gravest first. */
export function useNotices(): (line: ReviewLine) => readonly string[] {
  const { t } = useTranslation('mapDrawing');
  const nameOf = useShapeName();
  const called = (neighbour: Neighbour) =>
    neighbour.number === null ? nameOf(neighbour) : t('import.ofFile', { name: nameOf(neighbour) });
  return (line) => {
    const overlaps = line.overlaps
      .slice(0, NAMED)
      .map(({ neighbour, hectares }) =>
        t('import.overlapPart', { name: called(neighbour), hectares: formatNumber(hectares) }),
      );
    const more = line.overlaps.length - overlaps.length;
    const names = [...overlaps, ...(more > 0 ? [t('import.more', { count: more })] : [])].join(', ');
    const { crossingHoles, looseHoles } = line;
    return [
      ...(line.fault ? [t(`import.${line.fault}`)] : []),
      ...(line.duplicateOf ? [t('import.duplicate', { name: called(line.duplicateOf) })] : []),
      ...(overlaps.length > 0 ? [t('import.overlap', { names })] : []),
      ...(looseHoles > 0 ? [t('import.looseHoles', { count: looseHoles })] : []),
      ...(crossingHoles > 0 ? [t('import.crossingHoles', { count: crossingHoles })] : []),
      ...(line.hasNamesake ? [t('import.namesake')] : []),
      ...(line.isAbroad ? [t('import.abroad')] : []),
      ...(line.hectares > LARGEST_PLOT ? [t('import.tooLarge')] : []),
    ];
  };
}
