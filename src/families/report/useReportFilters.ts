import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import type { FilterValues } from '@/platform/filters/filterValues';
import type { LocalDate } from '@/platform/format/date';
import type { Report, ReportFilter, ReportLists } from './reportTypes';
import type { ReportTexts } from './reportTexts';
import { besideName, timesOf } from './rules/comparison';
import { besideFault, faultOf, LENGTHS, LONGEST, rawKind } from './rules/questions';

/** So many years back a year can be chosen. */
const YEARS = 6;

function optionsOf(filter: ReportFilter, lists: ReportLists, texts: ReportTexts, today: LocalDate) {
  switch (filter.kind) {
    case 'list':
      return lists[filter.list] ?? {};
    case 'choice':
      return { options: filter.values.map((id) => ({ id, name: texts.word(filter.words, id) })) };
    case 'year': {
      const last = Number(today.slice(0, 4));
      const years = Array.from({ length: YEARS }, (_, at) => String(last - at));
      return { options: years.map((id) => ({ id, name: id })) };
    }
    case 'date':
      return filter.among ? (lists[filter.among.list] ?? {}) : {};
    case 'period':
    case 'text':
      return {};
  }
}

const chosenIn = (all: FilterValues) => (name: string) => {
  const other = all[name];
  return typeof other === 'string' ? other : undefined;
};

/** Whether a filter is always set to something. */
const isLasting = (filter: ReportFilter): boolean =>
  (filter.kind === 'period' && !filter.freeUnless) ||
  (filter.kind === 'date' && !filter.free) ||
  filter.kind === 'year' ||
  (filter.kind === 'list' && (filter.least ?? 0) > 0) ||
  (filter.kind === 'choice' && filter.usual !== undefined);

/** The report's filters as drawer and chips read them, each with its rule; then those of what stands beside it. */
export function useReportFilters(
  report: Report,
  lists: ReportLists,
  texts: ReportTexts,
  today: LocalDate,
): readonly FilterSpec[] {
  const { t } = useTranslation('report');
  return useMemo(() => {
    const own = report.filters.flatMap((filter): FilterSpec[] => {
      const spec: FilterSpec = {
        name: filter.name,
        label: texts.filter(filter.name),
        kind: rawKind(filter),
        lasting: isLasting(filter),
        ...optionsOf(filter, lists, texts, today),
        ...(filter.kind === 'list' && filter.within ? { within: filter.within } : {}),
        fault: (value, all) => {
          const fault = faultOf(filter, value, chosenIn(all));
          return fault && t(`fault.${fault}`);
        },
      };
      if (filter.kind !== 'period' || filter.longest !== 'choice') return [spec];
      const options = LENGTHS.map((id) => ({ id, name: t(`length.${id}`) }));
      return [{ name: LONGEST, label: t('length.label'), kind: 'select', lasting: true, options }, spec];
    });
    const beside = timesOf(report).map((filter): FilterSpec => ({
      name: besideName(filter.name),
      label: t('compare.filter', { filter: texts.filter(filter.name) }),
      kind: rawKind(filter),
      ...optionsOf(filter, lists, texts, today),
      fault: (value, all) => {
        const fault = besideFault(filter, value, all[filter.name] ?? null, chosenIn(all));
        return fault && t(`fault.${fault}`);
      },
    }));
    return [...own, ...beside];
  }, [report, lists, texts, today, t]);
}
