import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOccurrenceTexts } from '@/families/occurrence/occurrenceTexts';
import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import { daysBetween, today } from '@/platform/format/date';
import { dayOf } from '@/platform/format/dateTime';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { useSchemeColours } from '@/platform/theme/schemeContext';
import { OCCURRENCES } from '../occurrences';
import { AGE_CLASSES, ageClass, colouredTypes, lastDone, NEVER, OTHERS, typeClass } from '../rules/lastDone';

/** A plot on the map; without a drawing that can be read it stands in the table alone. */
export interface DrawnPlot {
  readonly id: number;
  readonly name: string;
  readonly area: PolygonArea | null;
}

/** A plot, what was last done on it, and the class by which it is coloured. */
export interface PlotLast {
  readonly id: number;
  readonly name: string;
  readonly area: PolygonArea | null;
  readonly type: string | null;
  readonly happenedAt: string | null;
  readonly days: number | null;
  readonly key: string;
  readonly colour: string;
}

const ORDER = OCCURRENCES.map(({ slug }) => slug);

/** Plots by what was last done on them, and the legend of their colours. */
export function useLastDone(
  plots: readonly DrawnPlot[],
  records: readonly OccurrenceRecord[],
  type: string | null,
) {
  const { t } = useTranslation('agricultureOccurrences');
  const texts = useOccurrenceTexts('agricultureOccurrences');
  const { chart1, chart2, chart3, chart4, chart5, borderStrong } = useSchemeColours();
  return useMemo(() => {
    const colours = [chart1, chart2, chart3, chart4, chart5];
    const last = lastDone(records, type);
    const classes = type === null ? colouredTypes(last, ORDER, colours.length) : AGE_CLASSES;
    const colourOf = (key: string) => colours[classes.indexOf(key)] ?? borderStrong;
    const now = today();
    const rows = plots.map((plot): PlotLast => {
      const record = last.get(plot.id);
      const happenedAt = record?.happenedAt ?? null;
      const key = type === null ? typeClass(record, classes) : ageClass(record, now);
      return {
        ...plot,
        type: record?.type ?? null,
        happenedAt,
        days: happenedAt === null ? null : daysBetween(dayOf(happenedAt), now),
        key,
        colour: colourOf(key),
      };
    });
    const labelOf = (key: string) => {
      if (key === NEVER) return t(type === null ? 'map.nothing' : 'map.never');
      if (key === OTHERS) return t('map.others');
      return type === null ? texts.title(key) : t(`map.ages.${key}`, key);
    };
    const legend = [...classes, NEVER].flatMap((key) => {
      const count = rows.filter((row) => row.key === key).length;
      return count === 0 ? [] : [{ key, label: labelOf(key), colour: colourOf(key), count }];
    });
    return { rows, legend };
  }, [plots, records, type, chart1, chart2, chart3, chart4, chart5, borderStrong, t, texts]);
}
