import { useSearchParams } from 'react-router-dom';
import { isLocalDate, type LocalDate } from '@/platform/format/date';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { type AgendaView, VIEWS } from '../rules/agendaPeriod';

const VIEW = 'visao';
const DAY = 'dia';

/** View and day of the schedule, kept in the address. Without them: today, as a list on a telephone, else as a month. */
export function useAgendaAddress(today: LocalDate) {
  const small = useSmallScreen();
  const [params, setParams] = useSearchParams();
  const asked = params.get(VIEW);
  const wanted = params.get(DAY);
  const set = (name: string, value: string | null, replace: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    view: VIEWS.find((view) => view === asked) ?? ((small ? 'lista' : 'mes') satisfies AgendaView),
    day: isLocalDate(wanted) ? wanted : today,
    /** The address names a day: somebody looks for it. */
    dayNamed: isLocalDate(wanted),
    showView: (view: AgendaView) => set(VIEW, view, true),
    /** Moving about the grid leaves no trail; another period does. */
    showDay: (day: LocalDate, replace = false) => set(DAY, day === today ? null : day, replace),
  };
}
