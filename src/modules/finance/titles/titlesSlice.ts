import type { ProducerShare } from '@/domain/producers/producerShares';
import { producersBody } from '@/domain/producers/producersWire';
import { toCents } from '@/platform/format/money';
import { createResource } from '@/platform/store/createResource';
import { writing } from '@/platform/store/writing';
import type { RowId } from '@/platform/store/resourceState';
import type { TitlePeriod } from './rules/titlePeriod';
import { type TitleDetail, type TitleRow, toTitleDetail, toTitleRows } from './rules/titleRow';
import type { TitleBody } from './titlesSchemas';
import * as service from './titlesService';
import type { AttachmentWire, EventWire } from './titlesWire';

/** The titles of the current customer: the list, and the one whose panel or form is open. */
export const titles = createResource<TitleRow, TitleDetail, TitleBody, TitlePeriod>('finance', 'titles', {
  list: async (period, signal) => toTitleRows(await service.titles(period, signal)),
  get: async (id, signal) => toTitleDetail(await service.title(id, signal)),
  save: service.saveTitle,
  remove: service.removeTitle,
});

/** Takes write-offs back, several as one. */
export const writeOffsReversed = (ids: readonly number[]) =>
  writing(titles.tags, () => service.reverseWriteOffs(ids));

/** Says whose titles are; null takes the producers of each one's property. */
export const producersSet = (ids: readonly number[], shares: readonly ProducerShare[] | null) =>
  writing(titles.tags, () => service.setProducers(ids, shares && producersBody(shares)));

/** Keeps the line of a title's bank slip, or none. */
export const slipLineSaved = (titleId: number, digits: string | null) =>
  writing(titles.tags, () => service.saveSlipLine(titleId, digits));

interface AccountBalance {
  readonly id: number;
  /** In hundredths of the account's currency. */
  readonly balance: number;
  readonly symbol: string;
}

/** What is in each account, as far as the server says so. */
export const balances = createResource<AccountBalance, AccountBalance, never>('finance', 'titleBalances', {
  list: async (_all, signal) =>
    (await service.balances(signal)).map(({ id, balance, currencySymbol }) => ({
      id,
      balance: toCents(balance),
      symbol: currencySymbol ?? '',
    })),
});

/** A record that hangs on a title: those of another title are not shown while these are on their way. */
type OfTitle<Wire> = Wire & { readonly titleId: RowId };

export type Attachment = OfTitle<AttachmentWire>;
type TitleEvent = OfTitle<EventWire>;

export const attachments = createResource<Attachment, Attachment, never, RowId>(
  'finance',
  'titleAttachments',
  {
    list: async (titleId, signal) =>
      (await service.attachments(titleId, signal)).map((file) => ({ ...file, titleId })),
    remove: service.detach,
  },
);

export const history = createResource<TitleEvent, TitleEvent, never, RowId>(
  'finance',
  'titleHistory',
  {
    list: async (titleId, signal) =>
      (await service.history(titleId, signal)).map((event) => ({ ...event, titleId })),
  },
  // What it tells of.
  { listTags: [...titles.tags, ...attachments.tags] },
);
