import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { choiceWord } from '@/families/register/fixedChoices';
import { type ReferenceRow, type ReferenceTable, tablesOf } from '../rules/reference';

const Tables = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))',
  gap: 16,
});
const Printed = styled('figure')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '12px 14px',
  border: `1px solid ${tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: tokens.surface,
  overflowX: 'auto',
  '& figcaption': { ...typeStep('body'), fontWeight: 600, marginBottom: 2 },
  '& p': { ...typeStep('caption'), margin: '0 0 8px', color: tokens.textMuted },
  '& figcaption + p': { overflowWrap: 'anywhere' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { ...typeStep('caption'), padding: '4px 4px', textAlign: 'right', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { borderBottom: `1px solid ${tokens.border}`, color: tokens.textMuted, fontWeight: 500 },
}));

const figure = (value: number) => formatNumber(value, { decimals: 3, minDecimals: 0 });

/** What a line is of: 'argila acima de 40 até 60 %'. */
function useRowHead() {
  const { t } = useTranslation('soilReferences');
  return ({ basis, upTo }: Pick<ReferenceRow, 'basis' | 'upTo'>, above: number | null) => {
    if (basis === null) return t('tables.all');
    const unit = basis === 'CLAY' ? '%' : 'cmolc/dm³';
    if (upTo === null)
      return above === null ? t('tables.all') : t('tables.above', { value: figure(above), unit });
    return above === null
      ? t('tables.upTo', { value: figure(upTo), unit })
      : t('tables.between', { above: figure(above), upTo: figure(upTo), unit });
  };
}

/** Keys of texts of which some may be the same, as they are while somebody types. */
function keysOf(texts: readonly string[]): string[] {
  return texts.map((text, at) => `${text}|${texts.slice(0, at).filter((other) => other === text).length}`);
}

/** One table as a manual prints it: a line for each class of clay or CTC, a column for each class of the nutrient. */
function OneTable({ table, of }: { readonly table: ReferenceTable; readonly of: string | undefined }) {
  const { t } = useTranslation('soilReferences');
  const rowHead = useRowHead();
  const name = choiceWord('soilReferences', 'quantities', table.quantity);
  const classes = table.rows[0]?.classes ?? [];
  const classKeys = keysOf(classes);
  const rowKeys = keysOf(table.rows.map(({ upTo }) => String(upTo)));
  const details = [
    of ?? '',
    table.extractor === null
      ? t('tables.anyExtractor')
      : choiceWord('soilAnalysis', 'extractors', table.extractor),
    table.unit,
    table.crop,
    table.rows[0]?.page ? t('tables.page', { page: table.rows[0].page }) : '',
  ].filter((one) => one !== '');
  return (
    <Printed aria-label={name}>
      <figcaption>{name}</figcaption>
      <p>{details.join(' · ')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              {table.basis === null ? '' : choiceWord('soilReferences', 'bases', table.basis)}
            </th>
            {classes.map((word, index) => (
              <th key={classKeys[index]} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={rowKeys[at]}>
              <th scope="row">{rowHead(row, table.rows[at - 1]?.upTo ?? null)}</th>
              {keysOf(row.classes).map((key, index) => {
                const bound = row.bounds[index];
                const last = row.bounds.at(-1);
                return (
                  <td key={key}>
                    {bound !== undefined
                      ? `≤ ${figure(bound)}`
                      : last === undefined
                        ? '–'
                        : `> ${figure(last)}`}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Printed>
  );
}

/** The tables of a reference, as its manual prints them. */
export function ReferenceTables({
  rows,
  of,
}: {
  readonly rows: readonly ReferenceRow[];
  /** The name of the reference, where tables of several stand together. */
  readonly of?: string;
}) {
  return (
    <Tables>
      {tablesOf(rows).map((table) => (
        <OneTable key={`${table.quantity}|${table.extractor ?? ''}|${table.crop}`} table={table} of={of} />
      ))}
    </Tables>
  );
}
