import { useMemo } from 'react';
import type { SheetGroups } from '@/platform/sheet/sheetProps';
import { comparedFoot } from './comparison/comparedColumns';
import type { Report, ReportRow } from './reportTypes';
import type { ReportTexts } from './reportTexts';
import type { PairedRows } from './rules/comparison';

/** The results of a statement, between the headings of the level on which the reader has put its parts. */
export function useResults(
  report: Report,
  texts: ReportTexts,
  groups: readonly string[],
  sides: PairedRows['sides'] | undefined,
): SheetGroups<ReportRow>['results'] {
  return useMemo(() => {
    const { results } = report;
    const at = results ? groups.indexOf(results.group) : -1;
    if (!results || at < 0) return undefined;
    return {
      level: at + 1,
      order: report.groups.find(({ name }) => name === results.group)?.order ?? [],
      lines: results.lines.map((line) => ({
        id: line.id,
        label: texts.foot(line.id),
        through: line.through,
        figures: sides ? comparedFoot(report, line, sides) : line.figures,
      })),
    };
  }, [report, texts, groups, sides]);
}
