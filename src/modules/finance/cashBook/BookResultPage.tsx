import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatCents, formatMoney } from '@/platform/format/money';
import { headOf } from '@/platform/grid/columnSpec';
import { layout } from '@/platform/theme/tokens';
import { Banner } from '@/platform/ui/Banner';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { PageHead } from '@/platform/ui/PageHead';
import { BookFrame } from './components/BookFrame';
import { LeftOut } from './components/LeftOut';
import { LcdprCard } from './lcdpr/LcdprCard';
import { bookMonths, bookResult, type BookResult } from './rules/cashBook';
import { useBook } from './useBook';

/** Both choices stand side by side on a telephone too. */
const ChoiceTable = styled(FigureTable)({ '& th': { whiteSpace: 'normal' } });

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: layout.gap });
const LINES = ['taxable', 'carried', 'lost'] as const;

function Choices({ result, loss }: { readonly result: BookResult; readonly loss: number | null }) {
  const { t } = useTranslation('financeCashBook');
  const written = (cents: number | null | undefined) => (cents == null ? '–' : formatCents(cents));
  const facts = [
    ['income', result.income],
    ['expense', result.expense],
    ['result', result.result],
    ['priorLoss', loss],
  ] as const;
  return (
    <>
      <Card title={t('result.sums')} flush>
        <FigureTable>
          <tbody>
            {facts.map(([name, cents]) => (
              <tr key={name}>
                <th scope="row" className="text">
                  {headOf({ field: name, header: t(`result.${name}`), kind: 'money' })}
                </th>
                <td>{written(cents)}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Card>
      <Card title={t('result.choices')} flush>
        <FigureScroll role="group" aria-label={t('result.choices')} tabIndex={0}>
          <ChoiceTable>
            <thead>
              <tr>
                <th scope="col" className="text">
                  <VisuallyHidden>{t('result.choices')}</VisuallyHidden>
                </th>
                <th scope="col">{t('result.a')}</th>
                <th scope="col">{t('result.b')}</th>
              </tr>
            </thead>
            <tbody>
              {LINES.map((line) => (
                <tr key={line}>
                  <th scope="row" className="text">
                    {headOf({ field: line, header: t(`result.${line}`), kind: 'money' })}
                  </th>
                  <td>{loss === null ? '–' : written(result.a[line])}</td>
                  <td>{loss === null && line === 'lost' ? '–' : written(result.b?.[line])}</td>
                </tr>
              ))}
            </tbody>
          </ChoiceTable>
        </FigureScroll>
      </Card>
    </>
  );
}

/** The result of the rural activity in a year, by both choices of taxation with what each costs. */
export function Component() {
  const { t } = useTranslation('financeCashBook');
  const book = useBook();
  const { months, left } = bookMonths(book.rows);
  const income = months.reduce((sum, month) => sum + month.income, 0);
  const expense = months.reduce((sum, month) => sum + month.costs + month.investment, 0);
  return (
    <>
      <PageHead title={t('result.title')} subtitle={t('result.subtitle')} />
      <BookFrame book={book}>
        {({ priorLoss }) => {
          const result = bookResult(income, expense, priorLoss ?? 0);
          const apart = Math.abs(result.a.taxable - (result.b?.taxable ?? 0));
          return (
            <Stack>
              <LeftOut book={book} count={left} />
              {priorLoss === null && <Banner tone="warning" fact={t('result.noLoss')} />}
              {priorLoss !== null && result.b !== null && (
                <Banner
                  tone="info"
                  fact={t(`result.better.${result.better}`, { value: formatMoney(apart) })}
                  {...(result.b.lost > 0
                    ? { text: t('result.gaveUp', { value: formatMoney(result.b.lost) }) }
                    : {})}
                />
              )}
              {result.b === null && (
                <Banner
                  tone="info"
                  fact={t(
                    book.rows.length === 0
                      ? 'result.noEntries'
                      : result.a.carried > 0
                        ? 'result.noGain'
                        : 'result.nothingTaxed',
                  )}
                />
              )}
              <Choices result={result} loss={priorLoss} />
              <LcdprCard book={book} better={result.better} />
            </Stack>
          );
        }}
      </BookFrame>
    </>
  );
}
