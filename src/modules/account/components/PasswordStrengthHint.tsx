import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Tone } from '@/platform/theme/schemeTypes';
import { type PasswordStrength, passwordStrength } from '../rules/passwordStrength';

const LOOK: Record<PasswordStrength, { bars: number; tone: Tone }> = {
  short: { bars: 0, tone: 'neutral' },
  weak: { bars: 1, tone: 'danger' },
  fair: { bars: 2, tone: 'warning' },
  good: { bars: 3, tone: 'success' },
  strong: { bars: 4, tone: 'success' },
};
const BARS = [1, 2, 3, 4] as const;

const Row = styled('span')({ display: 'flex', alignItems: 'center', gap: 8 });
const Bars = styled('span')({ display: 'inline-flex', gap: 3 });
const Bar = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone | null }>(
  ({ theme, tone }) => ({
    width: 24,
    height: 4,
    borderRadius: 2,
    backgroundColor: tone ? theme.tokens[tone].solid : theme.tokens.border,
  }),
);

/** Under a new password: its rules, and how hard it is to guess while it is typed. */
export function PasswordStrengthHint({ name }: { readonly name: string }) {
  const { t } = useTranslation('account');
  const typed = useWatch<Record<string, string | null>>({ name }) ?? '';
  const strength = passwordStrength(typed);
  const { bars, tone } = LOOK[strength];
  if (strength === 'short') return t('password.hint');
  return (
    <Row>
      <Bars aria-hidden>
        {BARS.map((bar) => (
          <Bar key={bar} tone={bar <= bars ? tone : null} />
        ))}
      </Bars>
      <span role="status">{t(`password.strength.${strength}`)}</span>
    </Row>
  );
}
