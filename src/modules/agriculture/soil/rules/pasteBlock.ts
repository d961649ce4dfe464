/** A pasted text that fills more than one cell. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''));

/** The lines and cells of a block that was copied from a spreadsheet: tabs part cells, line breaks part lines. */
export function blockOf(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.replace(/^"([\s\S]*)"$/, '$1').trim()));
}
