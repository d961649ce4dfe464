import type { TFunction } from 'i18next';
import type { PlannedLine } from '../rules/importLines';

/** Why a line is invalid, each reason behind the head of its column. */
export const reasonOf = (
  t: TFunction<'soilAnalysis'>,
  { faults, line }: PlannedLine,
  heads: readonly string[],
): string =>
  faults
    .map(({ at, fault }) => {
      if (fault === 'uneven')
        return t('faults.uneven', { cells: line.uneven ?? line.cells.length, heads: heads.length });
      const head = heads[at];
      const why = t(`faults.${fault}`);
      return head === undefined ? why : `${head}: ${why}`;
    })
    .join(' ');
