import { addDays, addMonths, isLocalDate, type LocalDate, today } from '@/platform/format/date';
import { formatMonth, lastDayOf, monthOf } from '@/platform/format/month';
import { dayText } from '@/platform/format/dayText';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { MAGNITUDES, type Magnitude, type ReportStep } from './stationTypes';

const VIEWS = ['dia', 'mes', 'ano', 'leituras'] as const;
export type PeriodView = (typeof VIEWS)[number];
const STEP: Record<PeriodView, ReportStep> = {
  dia: 'READING',
  mes: 'DAY',
  ano: 'MONTH',
  leituras: 'READING',
};

export interface StationPeriod {
  readonly view: PeriodView;
  /** A day in the period. */
  readonly day: LocalDate;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly step: ReportStep;
  readonly magnitude: Magnitude;
  readonly text: string;
  /** Whether the next period has begun by now. */
  readonly hasNext: boolean;
  readonly choose: (change: Partial<Pick<StationPeriod, 'view' | 'day' | 'magnitude'>>) => void;
  readonly move: (by: 1 | -1) => void;
}

function boundsOf(view: PeriodView, day: LocalDate): readonly [from: LocalDate, to: LocalDate] {
  if (view === 'dia') return [day, day];
  if (view === 'mes') return [`${day.slice(0, 7)}-01`, lastDayOf(monthOf(day))];
  return [`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`];
}

/** The period and magnitude that are looked at; both stand in the address, else the usual view is shown. */
export function useStationPeriod(usual: PeriodView): StationPeriod {
  const { text, word, set } = useAddressValues();
  const view = word('visao', VIEWS) ?? usual;
  const requested = text('dia');
  const day = isLocalDate(requested) && requested <= today() ? requested : today();
  const magnitude = word('grandeza', MAGNITUDES) ?? 'TEMPERATURE';
  const [from, to] = boundsOf(view, day);
  const choose: StationPeriod['choose'] = (change) =>
    set({ visao: change.view, dia: change.day, grandeza: change.magnitude });
  return {
    view,
    day,
    from,
    to,
    step: STEP[view],
    magnitude,
    text: view === 'dia' ? dayText(day) : view === 'mes' ? formatMonth(monthOf(day)) : day.slice(0, 4),
    hasNext: to < today(),
    choose,
    move: (by) => {
      const next =
        view === 'dia'
          ? addDays(day, by)
          : addMonths(view === 'mes' ? from : day, view === 'mes' ? by : by * 12);
      choose({ day: next > today() ? today() : next });
    },
  };
}
