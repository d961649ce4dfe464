import type { LocalDate } from '@/platform/format/date';
import type { CalendarItem } from '../rules/calendarItems';

/** What the grids of days take, month and week alike. */
export interface AgendaGridProps {
  /** The chosen day. */
  readonly day: LocalDate;
  readonly today: LocalDate;
  readonly byDay: ReadonlyMap<LocalDate, readonly CalendarItem[]>;
  /** The items are on their way: the days stand already. */
  readonly loading: boolean;
  /** The grid's name: its period. */
  readonly label: string;
  /** Id of the words on its keys. */
  readonly hintId: string;
  readonly onDay: (day: LocalDate) => void;
  readonly onOpen: () => void;
}
