import { addDays, toLocalDate, type LocalDate } from '@/platform/format/date';
import type { DeskRow } from './deskRows';
import { levelOf } from './serviceLevel';

export interface Summary {
  readonly waiting: number;
  readonly waitingLate: number;
  readonly inWork: number;
  readonly inWorkMine: number;
  readonly returned: number;
  /** Returned more than six hours ago. */
  readonly returnedLong: number;
  readonly doneToday: number;
  readonly doneYesterday: number;
}

const WAITING = new Set(['sents', 'aiSuccesses', 'aiFailures']);
const IN_WORK = new Set(['initiates', 'reviewings']);

/** When an assistant was done with a document; null before that, or when it came back. */
function doneOn(row: DeskRow): LocalDate | null {
  const closed = row.closedAt ?? (row.group === 'closes' ? row.invoices.at(-1)?.createdAt : null);
  return toLocalDate(closed);
}

/** The figures over the desk, at a moment (milliseconds since 1970) of a day. */
export function summaryOf(rows: readonly DeskRow[], userId: number, now: number, today: LocalDate): Summary {
  const yesterday = addDays(today, -1);
  const sum = {
    waiting: 0,
    waitingLate: 0,
    inWork: 0,
    inWorkMine: 0,
    returned: 0,
    returnedLong: 0,
    doneToday: 0,
    doneYesterday: 0,
  };
  for (const row of rows) {
    if (WAITING.has(row.group)) {
      sum.waiting += 1;
      if (levelOf(row, now) === 'late') sum.waitingLate += 1;
    } else if (IN_WORK.has(row.group)) {
      sum.inWork += 1;
      if (row.assistantUserId === userId) sum.inWorkMine += 1;
    } else if (row.group === 'returns') {
      sum.returned += 1;
      if (levelOf(row, now) !== 'inTime') sum.returnedLong += 1;
    }
    const done = doneOn(row);
    if (done === today) sum.doneToday += 1;
    else if (done === yesterday) sum.doneYesterday += 1;
  }
  return sum;
}

export interface AssistantLoad {
  readonly id: number;
  readonly name: string;
  readonly inWork: number;
  readonly returned: number;
  readonly late: number;
  readonly doneToday: number;
}

/** What each assistant has in hand, the fullest first; one without documents is listed with today's work. */
export function workloadOf(rows: readonly DeskRow[], now: number, today: LocalDate): AssistantLoad[] {
  const loads = new Map<number, { -readonly [Key in keyof AssistantLoad]: AssistantLoad[Key] }>();
  for (const row of rows) {
    const { assistantUserId: id, assistantUserName: name } = row;
    if (id === null) continue;
    const load = loads.get(id) ?? { id, name: name ?? '', inWork: 0, returned: 0, late: 0, doneToday: 0 };
    loads.set(id, load);
    if (IN_WORK.has(row.group)) load.inWork += 1;
    if (row.group === 'returns') load.returned += 1;
    if (levelOf(row, now) === 'late') load.late += 1;
    if (doneOn(row) === today) load.doneToday += 1;
  }
  const inHand = (load: AssistantLoad) => load.inWork + load.returned;
  return [...loads.values()].toSorted((a, b) => inHand(b) - inHand(a) || a.name.localeCompare(b.name));
}
