import { type FieldErrors, invalid, json, notFound, refused } from '../../answers';
import { localDate } from '../../db/calendar';
import type { BalanceClosing } from '../../db/finance/balanceTypes';
import { id, isDay, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { MOST_MONEY } from './titleChecks';
import { linesOn } from './reports/balanceSheet';

const BALANCE = { permission: 'ACCOUNTING_BALANCE' } as const;
const NAME_LIMIT = 100;
const REASON_LIMIT = 500;
const SECTIONS = ['CURRENT_ASSETS', 'LONG_ASSETS', 'CURRENT_LIABILITIES', 'LONG_LIABILITIES'];

const now = () => localDate(new Date(), 0).slice(0, 10);
const dayIn = (value: unknown): string | undefined => {
  const day = text(value)?.slice(0, 10);
  return isDay(day) ? day : undefined;
};
const closingsOf = ({ customerId }: Call): BalanceClosing[] =>
  demo.world.finance.balanceClosings.filter((row) => row.customerId === customerId);
const closedUntil = (call: Call): string | null =>
  closingsOf(call)
    .map(({ date }) => date)
    .toSorted()
    .at(-1) ?? null;
const linesWire = ({ customerId }: Call, day: string) =>
  [...linesOn(customerId, day).values()]
    .filter(({ cents }) => cents !== 0)
    .map(({ key, section, cents }) => ({ lineKey: key, section, value: cents / 100 }));

const byDate = route(
  'GET',
  '/AccountingBalance/GetByDate',
  (call) => {
    const day = dayIn(call.query.get('date'));
    if (day === undefined || day > now()) return invalid({ Date: ['Escolha um dia até hoje.'] });
    const closing = closingsOf(call).find(({ date }) => date === day);
    return json({
      date: day,
      closed: closing ? { at: closing.at, userName: closing.userName } : null,
      closedUntil: closedUntil(call),
      lines: closing?.lines ?? linesWire(call, day),
      adjustments: demo.world.finance.balanceAdjustments
        .filter((row) => row.customerId === call.customerId && row.date <= day)
        .map(({ customerId: _owner, ...row }) => row),
    });
  },
  BALANCE,
);

const close = route(
  'POST',
  '/AccountingBalance/Close',
  async (call) => {
    const sent = await call.body();
    const day = dayIn(sent['date']);
    const { customerId, user } = call;
    if (day === undefined || day > now() || customerId === null)
      return invalid({ Date: ['Escolha um dia até hoje.'] });
    const closing = closingsOf(call).find(({ date }) => date === day);
    if (sent['close'] === true) {
      if (closing) return refused(`O dia já foi fechado por ${closing.userName}.`, 409);
      demo.world.finance.balanceClosings.insert({
        customerId,
        date: day,
        at: new Date().toISOString(),
        userName: user.name,
        lines: linesWire(call, day),
      });
      return json(true);
    }
    if (!closing) return refused('O dia já está aberto.', 409);
    if (!text(sent['reason'])) return invalid({ Reason: ['Informe o motivo.'] });
    demo.world.finance.balanceClosings.remove(closing.id);
    return json(true);
  },
  BALANCE,
);

const create = route(
  'POST',
  '/AccountingBalance/CreateAdjustment',
  async (call) => {
    const sent = await call.body();
    const { customerId, user } = call;
    const errors: FieldErrors = {};
    const [day, section, name, reason] = [
      dayIn(sent['date']),
      text(sent['section']),
      text(sent['name']),
      text(sent['reason']),
    ];
    const value = sent['value'];
    const until = closedUntil(call);
    if (day === undefined || day > now()) errors['Day'] = ['Escolha um dia até hoje.'];
    else if (until !== null && day <= until)
      errors['Day'] = ['O dia está fechado: escolha um depois dele ou reabra.'];
    if (section === undefined || !SECTIONS.includes(section)) errors['Section'] = ['Escolha o grupo.'];
    if (!name || name.length > NAME_LIMIT) errors['Name'] = [`Informe o nome, até ${NAME_LIMIT} caracteres.`];
    if (!reason || reason.length > REASON_LIMIT)
      errors['Reason'] = [`Informe o motivo, até ${REASON_LIMIT} caracteres.`];
    if (typeof value !== 'number' || value === 0 || Math.abs(value) > MOST_MONEY)
      errors['Cents'] = ['Informe um valor diferente de zero.'];
    if (Object.keys(errors).length > 0) return invalid(errors);
    if (customerId === null || !day || !section || !name || !reason || typeof value !== 'number')
      return notFound();
    const row = { customerId, date: day, section, name, value, reason, userName: user.name };
    return json({ id: demo.world.finance.balanceAdjustments.insert(row).id });
  },
  BALANCE,
);

const remove = route(
  'DELETE',
  '/AccountingBalance/DeleteAdjustment',
  (call) => {
    const row = demo.world.finance.balanceAdjustments.get(id(call.query.get('id')));
    if (!row || row.customerId !== call.customerId) return notFound();
    const until = closedUntil(call);
    if (until !== null && row.date <= until) return refused('O dia do ajuste está fechado.', 409);
    demo.world.finance.balanceAdjustments.remove(row.id);
    return json(true);
  },
  BALANCE,
);

/** A balance sheet is made of closed days: who may read it may read which they are. */
const closedDates = route(
  'GET',
  '/AccountingBalance/GetClosedDates',
  (call) => json(closingsOf(call).map(({ date, userName }) => ({ date, userName }))),
  { permission: ['ACCOUNTING_BALANCE', 'REPORT_BALANCE_SHEET'] },
);

export const accountingBalanceHandlers = [byDate, closedDates, close, create, remove];
