import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { unknownCell } from '@/platform/theme/mapColours';
import { typeStep } from '@/platform/theme/typography';
import { CHANGE_CLASSES, CHANGE_LIMITS, INDEX_CLASSES, INDEX_LIMITS } from '../rules/ndvi';
import { cssColour, type Ramp, rampColour } from '../rules/picture';
import type { Statistics } from '../rules/statistics';
import { rangeText } from '../words';

const List = styled('ul')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.tokens.text,
  '& li': { display: 'flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' },
  '& small': { ...typeStep('caption'), color: theme.tokens.textMuted, fontVariantNumeric: 'tabular-nums' },
}));
export const Swatch = styled('i')(({ theme }) => ({
  flex: 'none',
  width: 16,
  height: 16,
  borderRadius: 3,
  border: `1px solid ${theme.tokens.borderStrong}`,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
}));

/** Of cells that nothing is known of, as the map paints them. */
const HATCH = `repeating-linear-gradient(135deg, ${unknownCell.line} 0 2px, ${unknownCell.fill} 2px 5px)`;

/** The colour of a class: that of the middle of its values. */
export function classColour(index: number, limits: readonly number[], { stops, range }: Ramp): string {
  const from = limits[index - 1] ?? range[0];
  const to = limits[index] ?? range[1];
  return cssColour(rampColour(stops, range, (from + to) / 2));
}

interface IndexLegendProps {
  readonly kind: 'index' | 'change';
  readonly ramp: Ramp;
  /** With them each class says how large it is. */
  readonly figures?: Statistics | null;
}

/** What the colours of the map stand for. */
export function IndexLegend({ kind, ramp, figures }: IndexLegendProps) {
  const { t } = useTranslation('agriculture');
  const limits = kind === 'index' ? INDEX_LIMITS : CHANGE_LIMITS;
  const names =
    kind === 'index'
      ? INDEX_CLASSES.map((name) => t(`mapComparison.classes.${name}`))
      : CHANGE_CLASSES.map((name) => t(`mapComparison.changes.${name}`));
  const size = (hectares: number | undefined) =>
    hectares !== undefined && t('mapComparison.hectares', { value: formatNumber(hectares) });
  return (
    <List aria-label={t(`mapComparison.legend.${kind}`)}>
      {names.map((name, index) => (
        <li key={name}>
          <Swatch aria-hidden style={{ background: classColour(index, limits, ramp) }} />
          <span>{name}</span>
          <small>{figures ? size(figures.classes[index]?.hectares) : rangeText(t, index, limits)}</small>
        </li>
      ))}
      <li>
        <Swatch aria-hidden style={{ background: HATCH }} />
        <span>{t('mapComparison.legend.unknown')}</span>
        {figures && <small>{size(figures.unknown)}</small>}
      </li>
    </List>
  );
}
