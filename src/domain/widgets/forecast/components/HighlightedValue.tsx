import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { forecastStatus } from '../forecastLook';
import type { Highlight } from '../rules/highlights';

const Mark = styled('span')<{ 'data-highlight': Highlight }>(({ theme, 'data-highlight': highlight }) => {
  const { soft, softText } = theme.tokens[forecastStatus[highlight].tone];
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    margin: '0 -4px 0 0',
    padding: '2px 4px 2px 2px',
    borderRadius: 4,
    backgroundColor: soft,
    color: softText,
    fontWeight: 600,
  };
});

interface HighlightedValueProps {
  readonly value: number | null;
  readonly decimals: number;
  readonly highlight: Highlight | null;
}

/** A figure; one that stands out does so by background, weight, icon and word. */
export function HighlightedValue({ value, decimals, highlight }: HighlightedValueProps) {
  const { t } = useTranslation('ui');
  if (value === null) return '–';
  const text = formatNumber(value, { decimals });
  if (highlight === null) return text;
  const Icon = forecastStatus[highlight].icon;
  const word = t(`status.forecast.${highlight}`);
  return (
    <Mark data-highlight={highlight} title={word}>
      <Icon aria-hidden style={{ fontSize: 14 }} />
      {text} <VisuallyHidden>{word}</VisuallyHidden>
    </Mark>
  );
}
