import type { JsonBodyType } from 'msw';
import { type FieldErrors, invalid, json } from '../../../answers';
import { id, isDay } from '../../../read';
import { type Call, type DemoRoute, route } from '../../../route';
import { demo } from '../../../state';

export interface ReportCall extends Call {
  /** Whether a list of the query leaves this id in: a list that is not there leaves all. */
  has: (name: string, wanted: number | null | undefined) => boolean;
  /** Whether a text of the query stands in this one: a text that is not there leaves all. */
  holds: (name: string, text: string | null | undefined) => boolean;
}

/** One report: rows as a plain array. What its filters must hold is checked as the page checks it. */
export function reportRoute(
  name: string,
  permission: string,
  rows: (call: ReportCall) => readonly object[],
  { banks, closedDays }: { banks?: 'some' | 'one'; closedDays?: boolean } = {},
): DemoRoute {
  return route(
    'GET',
    `/Report${name}/GetGridData`,
    (call) => {
      const { query } = call;
      const errors: FieldErrors = {};
      const [from, to] = [query.get('startDate'), query.get('endDate')];
      if (from !== null && !isDay(from)) errors['StartDate'] = ['A data inicial não é válida.'];
      if (to !== null && (!isDay(to) || (from !== null && to < from)))
        errors['EndDate'] = ['A data final não é válida.'];
      const chosen = query.getAll('currentAccountIds').length;
      if ((banks && chosen === 0) || (banks === 'one' && chosen > 1))
        errors['CurrentAccountIds'] = [
          banks === 'one' ? 'Escolha um banco.' : 'Escolha pelo menos um banco.',
        ];
      if (closedDays)
        for (const field of ['date', 'comparedDate', 'thirdDate']) {
          const day = query.get(field);
          const isClosed = demo.world.finance.balanceClosings.find(
            (row) => row.customerId === call.customerId && row.date === day,
          );
          if ((field === 'date' || day !== null) && !isClosed)
            errors[field.slice(0, 1).toUpperCase() + field.slice(1)] = ['Escolha um dia que esteja fechado.'];
        }
      if (Object.keys(errors).length > 0) return invalid(errors);
      const has = (list: string, wanted: number | null | undefined) => {
        const ids = query.getAll(list).map(id);
        return ids.length === 0 || (wanted != null && ids.includes(wanted));
      };
      const holds = (field: string, text: string | null | undefined) =>
        (text ?? '').toUpperCase().includes((query.get(field) ?? '').trim().toUpperCase());
      return json(rows({ ...call, has, holds }) as JsonBodyType);
    },
    { permission },
  );
}
