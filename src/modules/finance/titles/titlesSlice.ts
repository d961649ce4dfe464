import { createResource } from '@/platform/store/createResource';
import type { TitlePeriod } from './rules/titlePeriod';
import { type TitleDetail, type TitleRow, toTitleDetail, toTitleRows } from './rules/titleRow';
import type { TitleBody } from './titlesSchemas';
import * as service from './titlesService';

/** The titles of the current customer: the list, and the one whose panel or form is open. */
export const titles = createResource<TitleRow, TitleDetail, TitleBody, TitlePeriod>('finance', 'titles', {
  list: async (period, signal) => toTitleRows(await service.titles(period, signal)),
  get: async (id, signal) => toTitleDetail(await service.title(id, signal)),
  save: service.saveTitle,
  remove: service.removeTitle,
});
