import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { layout, radius } from '@/platform/theme/tokens';
import { MetricTile } from '@/platform/ui/MetricTile';
import type { OverviewSums } from '../../rules/overview';
import { shareText, shortLeftText, wholeText } from '../words';

/** Figures of all that is shown, side by side in a strip. */
export const Strip = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: layout.gap,
  padding: `12px ${layout.cardPad}px`,
  marginBottom: 8,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** All the aviaries that are shown, in four figures. */
export function SumsStrip({ sums }: { readonly sums: OverviewSums }) {
  const { t } = useTranslation('lots');
  const unknown = t('poultry.unknown');
  return (
    <Strip role="group" aria-label={t('poultry.sums.label')}>
      <MetricTile
        label={t('poultry.sums.inProgress')}
        value={wholeText(sums.inProgress)}
        note={t('poultry.sums.ofAviaries', { count: sums.aviaries })}
      />
      <MetricTile
        label={t('poultry.sums.birds')}
        value={wholeText(sums.birdsAlive) || unknown}
        note={sums.aliveUnknown > 0 && t('poultry.sums.unreported', { count: sums.aliveUnknown })}
      />
      <MetricTile
        label={t('poultry.sums.mortality')}
        value={shareText(sums.mortality) || unknown}
        note={
          sums.mortalityUnknown > 0
            ? t('poultry.sums.unreported', { count: sums.mortalityUnknown })
            : t('poultry.sums.mortalityNote')
        }
      />
      <MetricTile
        label={t('poultry.sums.next')}
        value={sums.next ? shortLeftText(t, sums.next.daysLeft) : unknown}
        note={sums.next?.aviary ?? t('poultry.sums.none')}
      />
    </Strip>
  );
}
