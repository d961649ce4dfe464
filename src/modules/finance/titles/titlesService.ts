import { assumed, http } from '@/platform/http/http';
import { nothingOr } from '@/platform/http/wire';
import type { RowId } from '@/platform/store/resourceState';
import type { AttachmentBody, TitleBody, WriteOffBody } from './titlesSchemas';
import type { TitlePeriod } from './rules/titlePeriod';
import {
  TitleWire,
  TitleDetailWire,
  BalanceWire,
  EventWire,
  AttachmentWire,
  ProducersSet,
} from './titlesWire';

/** Every open title, and the settled ones of the period. */
export const titles = ({ kind, from, to }: TitlePeriod, signal: AbortSignal) =>
  http.list<TitleWire>(assumed('/TradeAccount/GetGridData'), {
    params: { dateType: kind, startDate: from, endDate: to },
    signal,
    shape: TitleWire,
  });

export const title = (id: RowId, signal: AbortSignal) =>
  http.get<TitleDetailWire>(assumed('/TradeAccount/GetById'), {
    params: { id },
    signal,
    // Shown in its dialog: a refusal there is no reason to leave the list.
    contained: true,
    shape: TitleDetailWire,
  });

/** Enters a document with its installments, or changes the one that a title belongs to. */
export const saveTitle = (values: TitleBody, id: RowId | null) =>
  id === null
    ? http.post(assumed('/TradeAccount/Create'), values)
    : http.put(assumed('/TradeAccount/Edit'), values, { params: { id } });

/** Deletes the document of a title with all its installments. */
export const removeTitle = (id: RowId) =>
  http.delete(assumed('/TradeAccount/Delete'), { params: { id }, contained: true });

/**
 * Says whose titles are, their whole documents: these producers, or with null those of each one's property. Answers how
 * many were changed; those whose property tells nobody stay as they are.
 */
export const setProducers = (ids: readonly RowId[], producers: TitleBody['producers']) =>
  http.put(
    assumed('/TradeAccount/SetProducers'),
    { ids, producers },
    { contained: true, shape: nothingOr(ProducersSet) },
  );

/** What is in each account today. */
export const balances = (signal: AbortSignal) =>
  http.list<BalanceWire>(assumed('/CurrentAccount/GetBalances'), {
    signal,
    // Beside the account: without it titles are written off all the same.
    contained: true,
    silent: true,
    shape: BalanceWire,
  });

/** Answers the ids of the write-offs, one for each title. */
export const writeOffTitles = (values: WriteOffBody) =>
  http.post<number[] | null>(assumed('/TradeAccount/WriteOff'), values);

export const reverseWriteOffs = (ids: readonly number[]) =>
  http.post(assumed('/TradeAccount/ReverseWriteOff'), { ids }, { contained: true });

/** Keeps the digits of a title's bank slip, or with null takes them away; those of an invoice's title too. */
export const saveSlipLine = (id: RowId, digitableLine: string | null) =>
  http.put(assumed('/TradeAccount/SetDigitableLine'), { digitableLine }, { params: { id }, contained: true });

export const history = (id: RowId, signal: AbortSignal) =>
  http.list<EventWire>(assumed('/TradeAccount/GetHistory'), {
    params: { id },
    signal,
    contained: true,
    silent: true,
    shape: EventWire,
  });

export const attachments = (id: RowId, signal: AbortSignal) =>
  http.list<AttachmentWire>(assumed('/TradeAccountAttachment/GetByTradeAccount'), {
    params: { id },
    signal,
    contained: true,
    silent: true,
    shape: AttachmentWire,
  });

export const attach = (
  file: AttachmentBody,
  options: { signal?: AbortSignal; onUploadProgress?: (share: number) => void } = {},
) =>
  http.post<{ id: number } | null>(assumed('/TradeAccountAttachment/Create'), file, {
    ...options,
    contained: true,
    silent: true,
  });

export const attachmentContent = (id: RowId) =>
  http.blob(assumed('/TradeAccountAttachment/GetContent'), { params: { id }, contained: true });

export const detach = (id: RowId) =>
  http.delete(assumed('/TradeAccountAttachment/Delete'), { params: { id }, contained: true });
