import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { StatusChip } from '@/platform/ui/StatusChip';
import { forecastStatus } from '../forecastLook';
import { type Highlight, LIMITS } from '../rules/highlights';

const Root = styled('ul')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  color: theme.tokens.textMuted,
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
}));

/** What the marks of the hours mean: only those that stand there. */
export function HighlightLegend({ highlights }: { readonly highlights: readonly Highlight[] }) {
  const { t } = useTranslation(['forecast', 'ui']);
  if (highlights.length === 0) return null;
  return (
    <Root>
      {highlights.map((highlight) => {
        const { tone, icon } = forecastStatus[highlight];
        return (
          <li key={highlight}>
            <StatusChip tone={tone} icon={icon} label={t(`ui:status.forecast.${highlight}`)} />
            {t(`limit.${highlight}`, { limit: LIMITS[highlight] })}
          </li>
        );
      })}
    </Root>
  );
}
