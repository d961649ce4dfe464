import { optional } from 'valibot';
import {
  filled,
  filledOrNull,
  givenNumber,
  id,
  made,
  needed,
  nothingOr,
  optionalText,
  orElse,
  type Read,
  record,
  textOrNull,
} from '@/platform/http/wire';
import { splitMoment } from './dollar/rules/moment';

const isMoment = (value: unknown): value is string => splitMoment(value) !== null;

/** One quote of the Central Bank. The moment is text without zone and is never made a Date. */
export const DollarQuote = record({
  dataHoraCotacao: needed('moment', isMoment),
  cotacaoCompra: givenNumber,
  cotacaoVenda: givenNumber,
  tipoBoletim: optional(textOrNull),
});
export type DollarQuote = Read<typeof DollarQuote>;

/** A post without a title has nothing to read or to press. */
export const BlogPost = record({ link: optionalText, img: filledOrNull, title: filled });
export type BlogPost = Read<typeof BlogPost>;

const version = record({
  major: givenNumber,
  minor: givenNumber,
  patch: givenNumber,
  versionDate: textOrNull,
  changelog: textOrNull,
});
export type SystemVersion = Read<typeof version>;

/** The version that runs, with its changes; null when the server names none. */
export const RunningVersion = orElse(nothingOr(version), null);

/** A pinned page, by its menu id. */
export const PinnedPage = made(record({ menuId: id }), ({ menuId }) => menuId);
