import type { Dependent, RegisterCalls } from '@/families/register/registerTypes';
import { fromCents } from '@/platform/format/money';
import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import { sentOf } from '../kept';
import type { OccurrenceKind } from './occurrenceKinds';
import type { OccurrenceValues } from './occurrenceValues';
import { Occurrence } from './occurrenceWire';

const reais = (cents: number | null) => (cents === null ? null : fromCents(cents));
const textOrNull = (text: string | null) => text?.trim() || null;

function toBody(kind: OccurrenceKind, values: OccurrenceValues): object {
  const sent = sentOf(values);
  return {
    ...sent,
    kind,
    number: textOrNull(sent.number),
    group: textOrNull(sent.group),
    quota: textOrNull(sent.quota),
    observation: textOrNull(sent.observation),
    value: reais(sent.value),
    unitPrice: reais(sent.unitPrice),
  };
}

/** The calls of one kind of occurrence: one controller for all of them. */
export function occurrenceCalls(
  kind: OccurrenceKind,
): RegisterCalls<Occurrence, Occurrence, OccurrenceValues> {
  return {
    list: (_query, signal) =>
      http.list(assumed('/FinancialOccurrence/GetGridData'), {
        params: { kind },
        signal,
        shape: Occurrence,
      }),
    get: (id, signal) =>
      http.get(assumed('/FinancialOccurrence/GetById'), { params: { id }, signal, shape: Occurrence }),
    dependents: (id) =>
      http.list<Dependent>(assumed('/FinancialOccurrence/GetDependents'), {
        params: { id },
        contained: true,
        silent: true,
      }),
    create: (values) => http.post(assumed('/FinancialOccurrence/Create'), toBody(kind, values)),
    update: (id, values) =>
      http.put(assumed('/FinancialOccurrence/Edit'), toBody(kind, values), { params: { id } }),
  };
}

/** Takes back everything that an occurrence did. Refused where something of it has gone on. */
export const reverseOccurrence = (id: RowId) =>
  http.post(assumed('/FinancialOccurrence/Reverse'), { id }, { contained: true });
