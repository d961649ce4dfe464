import { isLocalDate, type LocalDate } from '@/platform/format/date';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { type AgendaView, VIEWS } from '../rules/agendaPeriod';

const VIEW = 'visao';
const DAY = 'dia';

/** View and day of the schedule, kept in the address. Without them: today, as a list on a telephone, else as a month. */
export function useAgendaAddress(today: LocalDate) {
  const small = useSmallScreen();
  const { text, word, set } = useAddressValues();
  const wanted = text(DAY);
  return {
    view: word(VIEW, VIEWS) ?? ((small ? 'lista' : 'mes') satisfies AgendaView),
    day: isLocalDate(wanted) ? wanted : today,
    /** The address names a day: somebody looks for it. */
    dayNamed: isLocalDate(wanted),
    showView: (view: AgendaView) => set({ [VIEW]: view }),
    /** Moving about the grid leaves no trail; another period does. */
    showDay: (day: LocalDate, replace = false) =>
      set({ [DAY]: day === today ? null : day }, { push: !replace }),
  };
}
