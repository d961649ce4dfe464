import type { TFunction } from 'i18next';
import { fromCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { formatCell, type GridTexts } from '@/platform/grid/cellText';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { Arithmetic, ArithmeticPart, ReportRow } from '../reportTypes';

export interface ArithmeticLine {
  readonly name: string;
  readonly text: string;
}

/** How a part of the arithmetic is written. */
export interface PartFormat {
  readonly specOf: (field: string) => ColumnSpec<ReportRow> | undefined;
  readonly grid: GridTexts;
}

const NOTHING = '–';

/** A sum as its column writes it; a sum of products as a plain number, money in it in reais. */
function partText({ fields, value }: ArithmeticPart, { specOf, grid }: PartFormat): string {
  if (value === null) return NOTHING;
  const specs = fields.map(specOf);
  const [first] = specs;
  if (fields.length === 1 && first) return formatCell(first, value, grid);
  const money = specs.filter((spec) => spec?.kind === 'money').length;
  return formatNumber(money > 0 ? fromCents(value) : value);
}

/** The steps of a figure, each named and written: what is summed, what it is divided by. */
export function arithmeticLines(
  { kind, numerator, denominator, times }: Arithmetic,
  format: PartFormat,
  t: TFunction<'report'>,
): readonly ArithmeticLine[] {
  const nameOf = ({ fields, side }: ArithmeticPart) => {
    const columns = fields.map((field) => format.specOf(field)?.header ?? field).join(' × ');
    return t(side ? `arithmetic.${side}` : 'arithmetic.sum', { column: columns });
  };
  const first = { name: nameOf(numerator), text: partText(numerator, format) };
  if (!denominator) return [first];
  const minus = kind === 'difference' || kind === 'change';
  const second = {
    name: t(minus ? 'arithmetic.less' : 'arithmetic.over', { what: nameOf(denominator) }),
    text: partText(denominator, format),
  };
  if (times === 1) return [first, second];
  const last =
    kind === 'change'
      ? { name: t('arithmetic.change'), text: `× ${formatNumber(times, { decimals: 0 })}` }
      : { name: t('arithmetic.times'), text: `× ${formatNumber(times, { decimals: 0 })}` };
  return [first, second, last];
}
