import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import type { Lot } from '../../lotTypes';
import { ageText, leftText } from '../words';

const Words = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& span': { color: theme.tokens.textMuted },
}));
const Track = styled('div')(({ theme }) => ({
  height: 6,
  marginTop: 6,
  borderRadius: radius.full,
  overflow: 'hidden',
  backgroundColor: theme.tokens.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${theme.tokens.border}`,
  '& > div': { height: '100%', backgroundColor: theme.tokens.primary },
}));

type AgedLot = Pick<Lot, 'number' | 'day' | 'expectedDays' | 'daysLeft' | 'closingDate'>;

/** How far a housed lot has come: in words, and as a share of the days that were planned. */
export function AgeTrack({ lot }: { readonly lot: AgedLot }) {
  const { t } = useTranslation('lots');
  const { day, expectedDays } = lot;
  if (day === null) return null;
  const said = [t('poultry.card.lot', { number: lot.number }), ageText(t, lot)].join(' · ');
  const days = leftText(t, lot);
  const left = days && ` · ${days}`;
  const share = expectedDays ? Math.min(1, day / expectedDays) : null;
  return (
    <div>
      <Words>
        {said}
        {left && <span>{left}</span>}
      </Words>
      {share !== null && (
        <Track aria-hidden>
          <div style={{ width: `${share * 100}%` }} />
        </Track>
      )}
    </div>
  );
}
