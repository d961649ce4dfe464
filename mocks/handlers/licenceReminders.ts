import { localDate } from '../db/calendar';
import { grantedItems } from '../db/loggedUser';
import type { User } from '../db/types';
import { demo } from '../state';
import { remind } from './certificateReminders';
import { licenceDates } from './finance/agendaEntries';

/** Days before a date of a licence on which it is reported. */
const DAYS = [30, 7, 0];
const left = (days: number) => (days === 0 ? 'hoje' : `em ${days} dias`);

/** As the server does each night: who may see the properties is reported of what their licences call for. */
export function remindOfLicences(user: User, now: Date): void {
  for (const link of demo.world.links.filter((row) => row.userId === user.id)) {
    if (!grantedItems(demo.world, link).some((item) => item.constantFilter === 'PATRIMONY')) continue;
    for (const { title, day } of licenceDates(link.customerId)) {
      const days = DAYS.find((each) => day.startsWith(localDate(now, each).slice(0, 10)));
      if (days !== undefined)
        remind(link, now, `${title} ${left(days)}`, 'Veja as licenças do imóvel em Patrimônio, Imóveis.');
    }
  }
}
