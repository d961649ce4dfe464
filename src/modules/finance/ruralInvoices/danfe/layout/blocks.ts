import type { Danfe } from '../danfeTypes';
import type { Field, FieldRow } from './fields';

/** A block of the first sheet: a title over rows of fields. */
interface Block {
  readonly title: string;
  readonly rows: readonly FieldRow[];
}

type Shares<Name extends string> = readonly (readonly [name: Name, span: number, align?: Field['align']])[];

function rowOf<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  texts: Readonly<Record<Name, string>>,
  shares: Shares<Name>,
): FieldRow {
  return shares.map(([name, span, align]) => ({
    label: labels[name],
    text: texts[name],
    span,
    ...(align ? { align } : {}),
  }));
}

const MOST_IN_ROW = 5;

function billRows({ words: { bill: words }, bill }: Danfe): readonly FieldRow[] {
  const { form, installments } = bill;
  const fields: Field[] = [
    ...(form === '' ? [] : [{ label: words.form, text: form, span: 1 }]),
    ...installments.map(({ number, due, value }) => ({
      label: `${words.number} ${number} · ${words.due} ${due}`,
      text: value,
      span: 1,
      align: 'right' as const,
    })),
  ];
  const rows: Field[][] = [];
  for (let at = 0; at < fields.length; at += MOST_IN_ROW) {
    const row = fields.slice(at, at + MOST_IN_ROW);
    const missing = rows.length > 0 ? MOST_IN_ROW - row.length : 0;
    rows.push(missing > 0 ? [...row, { label: '', text: '', span: missing }] : row);
  }
  return rows;
}

/** Below the head of every sheet. */
export function headRows({ words: { head }, issuer }: Danfe): FieldRow {
  return [
    { label: head.registration, text: issuer.registration, span: 62 },
    { label: head.substitute, text: '', span: 62 },
    { label: head.document, text: issuer.document, span: 72 },
  ];
}

/** Between the head and the products of the first sheet, in the order of the manual. */
export function blocksOf(danfe: Danfe): readonly Block[] {
  const { words, recipient, tax, carrier } = danfe;
  const bill = billRows(danfe);
  const recipientRow = (shares: Shares<keyof Danfe['recipient']>) =>
    rowOf(words.recipient, recipient, shares);
  const taxRow = (shares: Shares<keyof Danfe['tax']>) => rowOf(words.tax, tax, shares);
  const carrierRow = (shares: Shares<keyof Danfe['carrier']>) => rowOf(words.carrier, carrier, shares);
  return [
    {
      title: words.recipient.title,
      rows: [
        recipientRow([
          ['name', 118],
          ['document', 46, 'center'],
          ['issued', 32, 'center'],
        ]),
        recipientRow([
          ['address', 92],
          ['district', 46],
          ['zip', 26, 'center'],
          ['moved', 32, 'center'],
        ]),
        recipientRow([
          ['city', 70],
          ['phone', 38, 'center'],
          ['state', 12, 'center'],
          ['registration', 44, 'center'],
          ['time', 32, 'center'],
        ]),
      ],
    },
    ...(bill.length > 0 ? [{ title: words.bill.title, rows: bill }] : []),
    {
      title: words.tax.title,
      rows: [
        taxRow([
          ['icmsBase', 39, 'right'],
          ['icms', 39, 'right'],
          ['stBase', 39, 'right'],
          ['st', 39, 'right'],
          ['items', 40, 'right'],
        ]),
        taxRow([
          ['freight', 31, 'right'],
          ['insurance', 31, 'right'],
          ['discount', 31, 'right'],
          ['other', 32, 'right'],
          ['ipi', 31, 'right'],
          ['total', 40, 'right'],
        ]),
      ],
    },
    {
      title: words.carrier.title,
      rows: [
        carrierRow([
          ['name', 72],
          ['freight', 38],
          ['antt', 22],
          ['plate', 20, 'center'],
          ['plateState', 8, 'center'],
          ['document', 36, 'center'],
        ]),
        carrierRow([
          ['address', 80],
          ['city', 62],
          ['state', 12, 'center'],
          ['registration', 42, 'center'],
        ]),
        carrierRow([
          ['volumes', 26, 'right'],
          ['kind', 36],
          ['brand', 32],
          ['numbering', 30],
          ['gross', 36, 'right'],
          ['net', 36, 'right'],
        ]),
      ],
    },
  ];
}
