import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { TitleBody, TitleDetailWire, TitleWire, WriteOffBody } from './titlesSchemas';
import type { TitlePeriod } from './rules/titlePeriod';

const schemas = () => import('./titlesSchemas');

/** Every open title, and the settled ones of the period. */
export const titles = ({ kind, from, to }: TitlePeriod, signal: AbortSignal) =>
  http.list<TitleWire>(assumed('/TradeAccount/GetGridData'), {
    params: { dateType: kind, startDate: from, endDate: to },
    signal,
    schema: () => schemas().then((all) => all.titleSchema),
  });

export const title = (id: RowId, signal: AbortSignal) =>
  http.get<TitleDetailWire>(assumed('/TradeAccount/GetById'), {
    params: { id },
    signal,
    // Shown in its dialog: a refusal there is no reason to leave the list.
    contained: true,
    schema: () => schemas().then((all) => all.titleDetailSchema),
  });

/** Enters a document with its installments, or changes the one that a title belongs to. */
export const saveTitle = (values: TitleBody, id: RowId | null) =>
  id === null
    ? http.post(assumed('/TradeAccount/Create'), values)
    : http.put(assumed('/TradeAccount/Edit'), values, { params: { id } });

/** Deletes the document of a title with all its installments. */
export const removeTitle = (id: RowId) =>
  http.delete(assumed('/TradeAccount/Delete'), { params: { id }, contained: true });

/** Answers the ids of the write-offs, one for each title. */
export const writeOffTitles = (values: WriteOffBody) =>
  http.post<number[] | null>(assumed('/TradeAccount/WriteOff'), values);

export const reverseWriteOffs = (ids: readonly number[]) =>
  http.post(assumed('/TradeAccount/ReverseWriteOff'), { ids }, { contained: true });
