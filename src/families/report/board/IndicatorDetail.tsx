import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { ReportRow } from '../reportTypes';
import { wordsOf } from '../rules/figures';
import { type BoardTexts, periodText, wholeText } from './boardTexts';
import type { Board, Indicator, Parts } from './boardTypes';
import {
  type BoardPeriod,
  changeOf,
  indicatorFigure,
  missingParts,
  partsOf,
  periodsIn,
} from './rules/indicatorFigures';

const Two = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  gap: layout.gap,
  alignItems: 'start',
});
const Formula = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: '0 0 8px',
  color: theme.tokens.text,
}));
const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '8px 0 0',
  color: theme.tokens.textMuted,
}));

interface IndicatorDetailProps {
  readonly board: Board;
  readonly texts: BoardTexts;
  readonly indicator: Indicator;
  readonly rows: readonly ReportRow[];
  readonly period: BoardPeriod;
}

interface Point {
  readonly name: string;
  readonly value: number | null;
  readonly former: number | null;
}

/** The arithmetic of a figure: its formula, each quantity in it, and what is not known. */
function Arithmetic({ board, texts, indicator, rows, period }: IndicatorDetailProps) {
  const { t } = useTranslation('report');
  const labelId = useId();
  const sides: readonly (readonly [string, Parts])[] = [
    [t('board.now'), partsOf(board, rows, period.current)],
    [t('board.before'), partsOf(board, rows, period.former)],
  ];
  const missing = missingParts(indicator, sides[0]?.[1] ?? {});
  const parts = board.parts.filter(({ field }) => indicator.parts.includes(field));
  return (
    <Card title={t('board.arithmetic')}>
      <Formula id={labelId}>{texts.formula(indicator.name)}</Formula>
      <FigureScroll role="region" aria-labelledby={labelId} tabIndex={0}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col" className="text">
                {t('board.quantity')}
              </th>
              {sides.map(([name]) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.field}>
                <th scope="row" className="text">
                  {texts.part(part.field)}
                </th>
                {sides.map(([name, values]) => (
                  <td key={name}>{wholeText(part, values[part.field] ?? null)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className="text">
                <strong>{texts.indicator(indicator.name)}</strong>
              </th>
              {sides.map(([name, values]) => (
                <td key={name}>
                  <strong>{wholeText(indicator, indicatorFigure(indicator, values))}</strong>
                </td>
              ))}
            </tr>
          </tbody>
        </FigureTable>
      </FigureScroll>
      {missing.length > 0 && (
        <Note>{t('board.missing', { parts: missing.map((field) => texts.part(field)).join(', ') })}</Note>
      )}
      <Note>{texts.source}</Note>
    </Card>
  );
}

/** The figure of each farm or crop, and how it moved. */
function Comparison({ board, texts, indicator, rows, period }: IndicatorDetailProps) {
  const { t } = useTranslation('report');
  const groups = [...new Set(rows.map((row) => wordsOf(row, 'group')))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  return (
    <Card title={texts.groups}>
      <FigureScroll role="region" aria-label={texts.groups} tabIndex={0}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col" className="text">
                {t('board.group')}
              </th>
              <th scope="col">{t('board.now')}</th>
              <th scope="col">{t('board.before')}</th>
              <th scope="col">{t('board.change')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => {
              const own = rows.filter((row) => wordsOf(row, 'group') === group);
              const value = indicatorFigure(indicator, partsOf(board, own, period.current));
              const former = indicatorFigure(indicator, partsOf(board, own, period.former));
              const change = changeOf(indicator, value, former);
              return (
                <tr key={group}>
                  <th scope="row" className="text">
                    {group}
                  </th>
                  <td>{wholeText(indicator, value)}</td>
                  <td>{wholeText(indicator, former)}</td>
                  <td>{wholeText({ kind: 'percent' }, change?.percent ?? null)}</td>
                </tr>
              );
            })}
          </tbody>
        </FigureTable>
      </FigureScroll>
    </Card>
  );
}

/** What one figure is made of, how it went, and how farms compare in it. */
export function IndicatorDetail(props: IndicatorDetailProps) {
  const { board, texts, indicator, rows, period } = props;
  const { t } = useTranslation('report');
  const months = board.periods === 'months';
  const points = useMemo((): readonly Point[] => {
    const figureIn = (one: string | undefined) =>
      one === undefined ? null : indicatorFigure(indicator, partsOf(board, rows, [one]));
    const along = months ? period.current : periodsIn(rows);
    return along.map((one, at) => ({
      name: periodText(one),
      value: figureIn(one),
      former: months ? figureIn(period.former[at]) : null,
    }));
  }, [board, indicator, rows, period, months]);
  const title = texts.indicator(indicator.name);
  const { kind, unit, decimals = kind === 'percent' ? 1 : 2 } = indicator;
  const series = (field: 'value' | 'former', header: string): ColumnSpec<Point> => ({
    field,
    header,
    kind,
    decimals,
    ...(unit === undefined ? {} : { unit }),
    value: (point) => point[field],
  });
  return (
    <>
      <ChartCard
        title={title}
        kind={months ? 'line' : 'bar'}
        rows={points}
        x={{ field: 'name', header: months ? t('board.month') : t('board.harvest') }}
        series={[
          series('value', months ? t('board.now') : title),
          ...(months ? [series('former', t('board.before'))] : []),
        ]}
        height={220}
      />
      <Two>
        <Arithmetic {...props} />
        <Comparison {...props} />
      </Two>
    </>
  );
}
