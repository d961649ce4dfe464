import { type InferType, number, object, string } from 'yup';

/** One quote of the Central Bank. The moment is text without zone and is never made a Date. */
export const dollarQuoteSchema = object({
  dataHoraCotacao: string().required(),
  cotacaoCompra: number().required(),
  cotacaoVenda: number().required(),
  tipoBoletim: string().nullable().optional(),
});
export type DollarQuote = InferType<typeof dollarQuoteSchema>;

export const blogPostSchema = object({
  link: string().required(),
  img: string().nullable().defined(),
  title: string().required(),
});
export type BlogPost = InferType<typeof blogPostSchema>;

export const versionSchema = object({
  major: number().required(),
  minor: number().required(),
  patch: number().required(),
  versionDate: string().nullable().defined(),
  changelog: string().nullable().defined(),
});
export type SystemVersion = InferType<typeof versionSchema>;

export const shortcutSchema = object({ menuId: number().required() });
export type Shortcut = InferType<typeof shortcutSchema>;
