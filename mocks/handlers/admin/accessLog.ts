import { json } from '../../answers';
import type { AccessEntry } from '../../db/platform/customers';
import { platformRegister } from '../../platformRegister';
import { isDay } from '../../read';
import { route } from '../../route';
import { demo } from '../../state';
import { Checks } from './checks';

const table = () => demo.world.platform.accessEntries;
const FROM = ['REMOTE', 'PHONE', 'VISIT'];
const DAYS = 30;

function lastOfLink(): Set<number> {
  const last = new Map<number, AccessEntry>();
  for (const row of table().all()) {
    const before = last.get(row.linkId);
    if (!before || before.accessedAt < row.accessedAt) last.set(row.linkId, row);
  }
  return new Set([...last.values()].map((row) => row.id));
}

function namesOf({ linkId }: AccessEntry) {
  const link = demo.world.links.get(linkId);
  const user = demo.world.users.get(link?.userId);
  return {
    userName: user?.name ?? '',
    email: user?.email ?? '',
    customerName: demo.world.customers.get(link?.customerId)?.name ?? '',
  };
}

function wire(row: AccessEntry, last = lastOfLink()) {
  return { ...row, ...namesOf(row), isLast: last.has(row.id) };
}

const register = platformRegister<AccessEntry>({
  controller: 'UserAccessLog',
  slug: 'ultimo-acesso',
  nameOf: (row) => {
    const { userName, customerName } = namesOf(row);
    return [userName, customerName, row.note].filter(Boolean).join(' · ');
  },
  table,
  without: ['setActive'],
  wire: (row) => wire(row),
  check: (sent, ownId) => {
    const before = table().get(ownId);
    const check = new Checks(sent);
    const written = check.text('accessedAt', 'Data e hora', 40);
    const accessedAt = isDay(written.slice(0, 10)) ? Date.parse(written) : NaN;
    if (Number.isNaN(accessedAt)) check.refuse('accessedAt', 'Data inválida');
    else if (accessedAt > Date.now() + 60_000) check.refuse('accessedAt', 'O acesso não pode ser no futuro.');
    const input = {
      linkId: check.ref('linkId', 'Usuário', (wanted) => demo.world.links.get(wanted) !== undefined),
      accessedAt: Number.isNaN(accessedAt) ? '' : new Date(accessedAt).toISOString(),
      accessedFrom: check.word('accessedFrom', 'Origem', FROM),
      note: check.text('note', 'Observação', 300),
      device: null,
      ip: null,
      manual: true,
    };
    if (before && !before.manual)
      check.refuse('note', 'Um acesso registrado pelo sistema não pode ser alterado.');
    const { errors, failed } = check;
    return failed ? { errors } : { errors, input };
  },
  dependents: (row) => [{ name: 'Registros do sistema', count: row.manual ? 0 : 1 }],
  inUse: 'Um acesso registrado pelo sistema não pode ser excluído.',
});

// Newest first, and the last of each link worked out once for the whole list.
const list = route(
  'GET',
  '/UserAccessLog/GetGridData',
  () => {
    const last = lastOfLink();
    return json(
      table()
        .all()
        .toSorted((a, b) => b.accessedAt.localeCompare(a.accessedAt))
        .map((row) => wire(row, last)),
    );
  },
  { master: true },
);

const byDay = route(
  'GET',
  '/UserAccessLog/GetByDay',
  () => {
    const days = new Map<string, { web: number; app: number; staff: number }>();
    for (let ago = DAYS - 1; ago >= 0; ago -= 1)
      days.set(new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10), {
        web: 0,
        app: 0,
        staff: 0,
      });
    for (const { accessedAt, accessedFrom, manual } of table().all()) {
      const day = days.get(accessedAt.slice(0, 10));
      if (day) day[manual ? 'staff' : accessedFrom === 'APP' ? 'app' : 'web'] += 1;
    }
    return json([...days].map(([date, counts]) => ({ date: `${date}T00:00:00`, ...counts })));
  },
  { master: true },
);

const links = route(
  'GET',
  '/User/GetLinksForSelect',
  () =>
    json(
      demo.world.links
        .filter(({ listedOnly }) => !listedOnly)
        .map((link) => ({
          id: link.id,
          name: `${demo.world.users.need(link.userId).name} · ${demo.world.customers.need(link.customerId).name}`,
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
    ),
  { master: true },
);

export const accessLogHandlers = [list, byDay, links, ...register];
