import { invalid, json } from '../answers';
import type { CalendarEntryWire } from '../db/wire';
import { route } from '../route';
import { demo } from '../state';
import { agendaEntries } from './finance/agendaEntries';

const byMonth = route('GET', '/EprodutorCalendar/GetEprodutorCalendarByMonth', (call) => {
  const { query, customerId } = call;
  const month = query.get('month') ?? '';
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return invalid({ Month: ['Mês inválido.'] });
  return json([
    ...demo.world.calendarEntries
      .filter((row) => row.customerId === customerId)
      .filter(({ date, dateWithTime }) => (dateWithTime ?? date ?? '').startsWith(month))
      .map(({ id, title, date, dateWithTime }): CalendarEntryWire => ({
        id,
        title,
        ...(date === null ? {} : { date }),
        ...(dateWithTime === null ? {} : { dateWithTime }),
      })),
    ...agendaEntries(call).filter(({ date }) => date?.startsWith(month)),
  ]);
});

export const homeCalendarHandlers = [byMonth];
