import { numberMarks } from '@/platform/format/formatLocale';
import type { PoultryShape } from '../poultryRound';
import { CONSUMED, ROUND_FIELDS, type RoundField } from '../roundTypes';
import type { RoundWorld } from '../roundWorld';
import { isBlock, pastedBlock } from '../rules/pastedBlock';
import { reportsItself } from '../rules/round';

/** Cells of a spreadsheet go to the figures beside and below; a field alone would refuse them. */
export const pastedFigures: NonNullable<RoundWorld<PoultryShape>['pasted']> = (
  t,
  { text, lots, from: { lotId, field: name }, day, opened, dayOf },
) => {
  const field = ROUND_FIELDS.find((one) => one === name);
  if (!isBlock(text) || !field) return undefined;
  const isOpen = (id: number, of: RoundField) => {
    const lot = lots.find((one) => one.id === id);
    const byItself = lot !== undefined && reportsItself(lot, day, opened);
    return !CONSUMED.includes(of) || !(byItself || dayOf(id).waiting.consumption);
  };
  const lotIds = lots.map(({ id }) => id);
  const block = pastedBlock({ text, marks: numberMarks(), lotIds, from: { lotId, field }, isOpen });
  if ('why' in block)
    return {
      figures: [],
      words: block.why === 'tooLarge' ? t('paste.tooLarge') : t('paste.unreadable', { text: block.text }),
    };
  return {
    figures: block.figures,
    words: block.left > 0 ? t('paste.left', { count: block.left }) : null,
  };
};
