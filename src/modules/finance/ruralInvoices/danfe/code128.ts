import JsBarcode from 'jsbarcode';

/** Clear modules at each end, without which a reader finds no code (ISO/IEC 15417). */
export const QUIET_MODULES = 10;

/**
 * The modules of a text in Code 128, '1' a bar and '0' a space: in set C alone where it is digits by pairs, else in
 * the sets that its parts need. Throws for what the code has no character of.
 */
export function code128(text: string): string {
  const drawn: { encodings?: { readonly data: string }[] } = {};
  const format = /^(?:\d\d)+$/.test(text) ? 'CODE128C' : 'CODE128';
  JsBarcode(drawn, text, { format });
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? '';
  if (modules === '') throw new Error('no barcode');
  return modules;
}

/** Bars as pairs of first module and number of modules. */
export function barsOf(modules: string): readonly (readonly [at: number, count: number])[] {
  return Array.from(modules.matchAll(/1+/g), ({ index, 0: run }) => [index, run.length] as const);
}
