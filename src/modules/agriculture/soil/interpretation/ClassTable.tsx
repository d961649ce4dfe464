import { styled } from '@mui/material/styles';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { ScrollArea } from '@/platform/ui/ScrollArea';
import { formerMean, type InterpretedQuantity, type InterpretedSoil } from '../rules/interpret';
import type { SoilClass, Unclassified } from '../rules/reference';
import { classColour } from '../soilColours';
import {
  changeText,
  figureText,
  lineText,
  noClassText,
  rangeText,
  sourceName,
  withUnit,
  WORDS,
} from './interpretationWords';

const Table = styled('table')(({ theme: { tokens } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    ...typeStep('body'),
    padding: '8px 10px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderTop: `1px solid ${tokens.border}`,
  },
  '& thead th': {
    ...typeStep('cellHead'),
    borderTop: 0,
    color: tokens.textMuted,
    backgroundColor: tokens.surfaceSunken,
    whiteSpace: 'nowrap',
  },
  '& tbody th': { fontWeight: 600, minWidth: 150 },
  '& [data-figure]': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& small': { ...typeStep('caption'), display: 'block', color: tokens.textMuted },
  '& [data-points]': { minWidth: 190 },
}));
const Word = styled('span')({
  ...typeStep('chip'),
  display: 'inline-block',
  padding: '2px 8px',
  borderRadius: radius.chip,
  whiteSpace: 'nowrap',
  forcedColorAdjust: 'none',
});
const Bar = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  overflow: 'hidden',
  height: 20,
  borderRadius: radius.chip,
  border: `1px solid ${tokens.border}`,
  forcedColorAdjust: 'none',
  '& > i': { ...typeStep('chip'), display: 'grid', placeItems: 'center', minWidth: 16, fontStyle: 'normal' },
}));
const Points = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' },
});

/** The word of a class in its colour. */
function ClassWord({ result }: { readonly result: SoilClass }) {
  const { fill, on } = classColour(result.index, result.count);
  return <Word style={{ backgroundColor: fill, color: on }}>{result.word}</Word>;
}

/** How many points are of each class: a bar, and the same in words. */
function Distribution({ quantity }: { readonly quantity: InterpretedQuantity }) {
  const { t } = useTranslation(WORDS);
  const { table, classes, unclassified } = quantity;
  const shown = classes.filter(({ points }) => points > 0);
  return (
    <>
      {shown.length > 0 && (
        <Bar aria-hidden>
          {shown.map(({ index, points }) => {
            const { fill, on } = classColour(index, classes.length);
            return (
              <i key={index} style={{ flexGrow: points, backgroundColor: fill, color: on }}>
                {points}
              </i>
            );
          })}
        </Bar>
      )}
      <small>{shown.map(({ word, points }) => t('classPoints', { word, count: points })).join(' · ')}</small>
      {/* Without a table the class of the mean has said so. */}
      {table !== null &&
        unclassified.map(({ why, points }) => (
          <small key={why}>{t('unclassified', { count: points, why: noClassText(t, why, quantity) })}</small>
        ))}
    </>
  );
}

/** What the mean of the points is: its class with bounds, or why it has none. */
function MeanClass({
  result,
  quantity,
}: {
  result: SoilClass | Unclassified;
  quantity: InterpretedQuantity;
}) {
  const { t } = useTranslation(WORDS);
  if (result.kind === 'unclassified') return <small>{noClassText(t, result.why, quantity)}</small>;
  const { above, upTo, row, band } = result;
  return (
    <>
      <ClassWord result={result} />
      <small>{rangeText(t, above, upTo, row.unit)}</small>
      <small>{lineText(t, result)}</small>
      {band !== null && <small>{t(`bands.${band as 0 | 1 | 2 | 3}`)}</small>}
    </>
  );
}

/** Every point of a quantity with its class. */
function PointList({ quantity }: { readonly quantity: InterpretedQuantity }) {
  const { t } = useTranslation(WORDS);
  const { points, source } = quantity;
  return (
    <Points aria-label={t('pointsOf', { name: sourceName(t, source) })}>
      {points.map(({ point, value, result }) => (
        <li key={point.id}>
          <span>{point.name || t('unnamed', { id: point.id })}</span>
          <span>{figureText(value)}</span>
          {result.kind === 'class' ? (
            <ClassWord result={result} />
          ) : (
            <small>{noClassText(t, result.why, quantity)}</small>
          )}
        </li>
      ))}
    </Points>
  );
}

interface ClassTableProps {
  readonly quantities: readonly InterpretedQuantity[];
  /** The analysis of the plot before this one, with its day in words. */
  readonly former: { readonly soil: InterpretedSoil; readonly day: string } | null;
}

/** Each nutrient with the class of its mean, the classes of its points and the table that says so. */
export function ClassTable({ quantities, former }: ClassTableProps) {
  const { t } = useTranslation(WORDS);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ScrollArea label={t('title')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('heads.nutrient')}</th>
            <th scope="col" data-figure>
              {t('heads.mean')}
            </th>
            {former && (
              <th scope="col" data-figure>
                {former.day}
              </th>
            )}
            <th scope="col">{t('heads.class')}</th>
            <th scope="col">{t('heads.points')}</th>
            <th scope="col" aria-label={t('heads.open')} />
          </tr>
        </thead>
        <tbody>
          {quantities.map((quantity) => {
            const { source, table, mean, meanResult } = quantity;
            const key = `${source.quantity}|${source.column?.id ?? ''}|${table?.crop ?? ''}`;
            const before = former ? formerMean(quantity, former.soil) : null;
            const name = sourceName(t, source);
            return (
              <Fragment key={key}>
                <tr>
                  <th scope="row">
                    {name}
                    {table !== null && table.crop !== '' && <small>{table.crop}</small>}
                  </th>
                  <td data-figure>{mean === null ? '–' : withUnit(figureText(mean), source.unit)}</td>
                  {former && (
                    <td data-figure>
                      {before === null ? (
                        '–'
                      ) : (
                        <>
                          {withUnit(figureText(before.mean), source.unit)}
                          <small>
                            {t(before.change >= 0 ? 'change.up' : 'change.down', {
                              value: changeText(Math.abs(before.change)),
                            })}
                          </small>
                        </>
                      )}
                    </td>
                  )}
                  <td>{meanResult && <MeanClass result={meanResult} quantity={quantity} />}</td>
                  <td data-points>
                    <Distribution quantity={quantity} />
                  </td>
                  <td>
                    <IconAction
                      label={t('heads.pointsOf', { name })}
                      icon={<ExpandMoreOutlined style={open === key ? { rotate: '180deg' } : undefined} />}
                      expanded={open === key}
                      onClick={() => setOpen(open === key ? null : key)}
                    />
                  </td>
                </tr>
                {open === key && (
                  <tr>
                    <td colSpan={former ? 6 : 5}>
                      <PointList quantity={quantity} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </Table>
    </ScrollArea>
  );
}
