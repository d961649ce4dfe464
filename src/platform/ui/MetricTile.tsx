import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { trendColour, trendIcons } from '@/platform/theme/trend';
import { typeStep } from '@/platform/theme/typography';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

export interface Trend {
  readonly direction: 'up' | 'down' | 'flat';
  /** The signed change: "+0,84 %". */
  readonly text: string;
  /** Against what: "ontem". */
  readonly against?: string;
  /** Left out where up is neither good nor bad: then it has no colour. */
  readonly sense?: 'good' | 'bad';
}

interface MetricTileProps {
  readonly label: string;
  /** Already formatted. */
  readonly value: string;
  /** Small before the number: "R$". */
  readonly unit?: string;
  /** Small after the number: "%", "ha". */
  readonly suffix?: string;
  readonly trend?: Trend;
  readonly note?: ReactNode;
  /** Room for so many characters, so that tiles in a row line up. */
  readonly minChars?: number;
}

const Root = styled('div')({ minWidth: 0 });
const Label = styled('div')(({ theme }) => ({ ...typeStep('caption'), color: theme.tokens.textMuted }));
// The number's own size, so that a width in `ch` counts its digits.
const Figure = styled('div')(({ theme }) => ({
  ...theme.typography.metric,
  display: 'flex',
  // A unit without room goes below its figure.
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 4,
  whiteSpace: 'nowrap',
}));
const Unit = styled('span')(({ theme }) => ({ ...typeStep('body'), color: theme.tokens.textMuted }));
const TrendLine = styled('div', { shouldForwardProp: (name) => name !== 'sense' })<{
  sense: Trend['sense'] | undefined;
}>(({ theme, sense }) => ({
  ...typeStep('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  color: trendColour(theme.tokens, sense),
  '& svg': { fontSize: 16 },
}));
const Muted = styled('span')(({ theme }) => ({ fontWeight: 400, color: theme.tokens.textMuted }));

/** One figure: what it is, how much, and how it moved. */
export function MetricTile({ label, value, unit, suffix, trend, note, minChars }: MetricTileProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const Icon = trend && trendIcons[trend.direction];
  return (
    <Root role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <Figure style={minChars ? { minWidth: `${minChars}ch` } : undefined}>
        {unit && <Unit>{unit}</Unit>}
        <span>{value}</span>
        {suffix && <Unit>{suffix}</Unit>}
      </Figure>
      {trend && Icon && (
        <TrendLine sense={trend.sense}>
          <Icon aria-hidden />
          <VisuallyHidden>{t(`trend.${trend.direction}`)} </VisuallyHidden>
          {trend.text}
          {trend.against && <Muted>{trend.against}</Muted>}
        </TrendLine>
      )}
      {note && <Label as="div">{note}</Label>}
    </Root>
  );
}
