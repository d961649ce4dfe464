import { styled } from '@mui/material/styles';
import type { FilterKind } from '@/platform/filters/filterSpec';
import { formatCep } from '@/platform/format/cep';
import { formatDate } from '@/platform/format/date';
import { formatCnpj, formatCpf, formatCpfOrCnpj } from '@/platform/format/document';
import { formatGroupedCode } from '@/platform/format/groupedCode';
import { formatMonth } from '@/platform/format/month';
import { formatPhone } from '@/platform/format/phone';
import { formatPlate } from '@/platform/format/plate';
import { formatDuration } from '@/platform/format/time';
import type { ColumnKind, ColumnSpec } from '@/platform/grid/columnSpec';
import { isRecord } from '@/platform/http/loose';
import { radius } from '@/platform/theme/tokens';
import { valueAt } from '@/platform/typed/records';
import type { MaskKind } from './registerFields';
import type { RegisterTexts } from './registerTexts';
import type { RegisterColumn } from './registerTypes';

/** What a column may hold besides the grid's own kinds: as the form's fields have it. */
type OwnKind =
  | MaskKind
  | 'masked'
  | 'month'
  | 'duration'
  | 'period'
  | 'list'
  | 'html'
  | 'colour'
  | 'icon'
  | 'image'
  | 'files'
  | 'count';

export type RegisterColumnKind = ColumnKind | OwnKind;

const MASKS: Record<MaskKind, { readonly format: (text: string) => string; readonly width: number }> = {
  cpf: { format: formatCpf, width: 136 },
  cnpj: { format: formatCnpj, width: 168 },
  cpfOrCnpj: { format: formatCpfOrCnpj, width: 168 },
  phone: { format: formatPhone, width: 144 },
  cep: { format: formatCep, width: 104 },
  plate: { format: formatPlate, width: 104 },
  code: { format: formatGroupedCode, width: 120 },
};

const InLine = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 0 });
const Swatch = styled('span')(({ theme }) => ({
  width: 14,
  height: 14,
  flex: 'none',
  border: `1px solid ${theme.tokens.borderStrong}`,
  borderRadius: radius.cell,
  forcedColorAdjust: 'none',
}));
const Thumbnail = styled('img')({
  width: 28,
  height: 28,
  objectFit: 'cover',
  borderRadius: radius.cell,
  verticalAlign: 'middle',
});

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Names of a list: texts, or things that have a name. */
function namesOf(value: unknown): string {
  return listOf(value)
    .map((one) => (typeof one === 'object' && one !== null && 'name' in one ? one.name : one))
    .filter((name) => typeof name === 'string' || typeof name === 'number')
    .join(', ');
}

/** A period as text that sorts by its beginning. */
function periodOf(value: unknown): string {
  if (!isRecord(value)) return '';
  const { from, to } = value;
  return from || to ? `${textOf(from)} – ${textOf(to)}` : '';
}

const plainOf = (html: string) =>
  (
    new DOMParser().parseFromString(html.replace(/<\/(?:p|li|h\d|div)>|<br>/gi, '$& '), 'text/html').body
      .textContent ?? ''
  )
    .replace(/\s+/g, ' ')
    .trim();

type Part<Row> = Partial<Omit<ColumnSpec<Row>, 'field' | 'header'>> & { readonly kind: ColumnKind };

/** The grid's column for a kind of the family's; the grid's own kinds pass as they are. */
export function columnOfKind<Row>(
  { kind = 'text', field, value, icons = {}, mask }: RegisterColumn<Row>,
  texts: Pick<RegisterTexts, 'option'>,
): Part<Row> {
  const read = value ?? ((row: Row) => valueAt(row, field));
  switch (kind) {
    case 'cpf':
    case 'cnpj':
    case 'cpfOrCnpj':
    case 'phone':
    case 'cep':
    case 'plate':
    case 'code':
      return { kind: 'text', width: MASKS[kind].width, format: (text) => MASKS[kind].format(String(text)) };
    case 'masked':
      return { kind: 'text', width: 120, format: (text) => mask?.format(String(text)) ?? String(text) };
    case 'month':
      return { kind: 'text', width: 96, format: (month) => formatMonth(String(month)) };
    case 'duration':
      return { kind: 'number', width: 96, unit: 'h', format: (minutes) => formatDuration(Number(minutes)) };
    case 'period':
      return {
        kind: 'text',
        width: 192,
        value: (row) => periodOf(read(row)),
        format: (text) => String(text).replace(/\d{4}-\d{2}-\d{2}/g, (day) => formatDate(day)),
      };
    case 'list':
    case 'files':
      return { kind: 'text', width: 200, value: (row) => namesOf(read(row)) };
    case 'count':
      return { kind: 'number', decimals: 0, value: (row) => listOf(read(row)).length };
    case 'html':
      return { kind: 'text', width: 240, value: (row) => plainOf(textOf(read(row))) };
    case 'colour':
      return {
        kind: 'text',
        width: 112,
        render: (row) => {
          const colour = textOf(read(row));
          return (
            colour && (
              <InLine>
                <Swatch style={{ backgroundColor: colour }} />
                {colour}
              </InLine>
            )
          );
        },
      };
    case 'icon': {
      const nameOf = (row: Row) => (read(row) ? texts.option(field, String(read(row))) : '');
      return {
        kind: 'text',
        value: nameOf,
        render: (row) => {
          const Icon = icons[textOf(read(row))];
          return (
            <InLine>
              {Icon && <Icon aria-hidden fontSize="small" />}
              {nameOf(row)}
            </InLine>
          );
        },
      };
    }
    case 'image':
      return {
        kind: 'custom',
        width: 72,
        sortable: false,
        value: () => null,
        exportValue: (row) => textOf(read(row)) || null,
        render: (row) => textOf(read(row)) && <Thumbnail src={textOf(read(row))} alt="" loading="lazy" />,
      };
    default:
      return { kind };
  }
}

/** The filter of each kind; null has none. */
export const FILTER_KINDS: Record<RegisterColumnKind, FilterKind | null> = {
  text: 'text',
  id: 'number',
  number: 'numberRange',
  money: 'moneyRange',
  percent: 'numberRange',
  date: 'dateRange',
  dateTime: 'dateRange',
  yesNo: 'yesNo',
  active: 'active',
  status: 'multiSelect',
  custom: null,
  cpf: 'text',
  cnpj: 'text',
  cpfOrCnpj: 'text',
  phone: 'text',
  cep: 'text',
  plate: 'text',
  code: 'text',
  masked: 'text',
  month: 'text',
  duration: 'numberRange',
  period: null,
  list: 'text',
  html: 'text',
  colour: 'text',
  icon: 'text',
  image: 'yesNo',
  files: 'text',
  count: 'numberRange',
};
