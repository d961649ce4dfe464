import { foldForSearch } from '@/platform/format/text';

/**
 * Names of the property that holds a polygon's name, in the order of preference, folded and without separators:
 * standard ones, those of Brazilian farm software and consultants' files, then bare numbers.
 */
const NAME_KEYS = [
  'name',
  'nome',
  'nmtalhao',
  'nometalhao',
  'nomedotalhao',
  'dstalhao',
  'desctalhao',
  'talhao',
  'field',
  'fieldname',
  'plot',
  'plotname',
  'gleba',
  'nmgleba',
  'label',
  'rotulo',
  'title',
  'titulo',
  'identificacao',
  'idtalhao',
  'codtalhao',
  'cdtalhao',
  'numtalhao',
  'nrtalhao',
  'number',
  'numero',
  'num',
] as const;

const folded = (key: string) => foldForSearch(key).replaceAll(/[^a-z0-9]/g, '');

function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** The name of a polygon among its properties, whatever they are called; '' when none of them is a name. */
export function shapeName(properties: Iterable<readonly [key: string, value: unknown]>): string {
  const known = new Map<string, string>();
  for (const [key, value] of properties) {
    const text = textOf(value);
    if (text !== '' && !known.has(folded(key))) known.set(folded(key), text);
  }
  const key = NAME_KEYS.find((one) => known.has(one));
  return (key && known.get(key)) ?? '';
}
