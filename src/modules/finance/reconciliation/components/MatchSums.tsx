import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import type { Settlement, Shortage, Surplus } from '../rules/settle';

const Root = styled('div')({ display: 'grid', gap: 8 });
const Sums = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  gap: '2px 24px',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { margin: 0, textAlign: 'right', whiteSpace: 'nowrap' },
});

const SURPLUS: readonly Surplus[] = ['interest', 'penalty'];
const SHORTAGE: readonly Shortage[] = ['discount', 'partial'];

interface MatchSumsProps {
  readonly settlement: Settlement;
  readonly surplus: Surplus;
  readonly shortage: Shortage;
  readonly onSurplus: (to: Surplus) => void;
  readonly onShortage: (to: Shortage) => void;
}

/** What the lines come to, what was chosen for them, and where a difference of titles goes. */
export function MatchSums({ settlement, surplus, shortage, onSurplus, onShortage }: MatchSumsProps) {
  const { t } = useTranslation('financeReconciliation');
  const { lineSum, recordSum, titleSum, amounts, difference } = settlement;
  const total = (of: (one: (typeof amounts)[number]) => number) =>
    amounts.reduce((sum, one) => sum + of(one), 0);
  const rows = [
    { key: 'lines', cents: lineSum, always: true },
    { key: 'records', cents: recordSum },
    { key: 'titles', cents: titleSum },
    { key: 'penalty', cents: total((one) => one.penalty) },
    { key: 'interest', cents: total((one) => one.interest) },
    { key: 'discount', cents: -total((one) => one.discount) },
  ] as const;
  return (
    <Root>
      <Sums>
        {rows
          .filter((row) => row.cents !== 0 || 'always' in row)
          .map(({ key, cents }) => (
            <FigureLine key={key} label={t(`sums.${key}`)} value={formatMoney(cents)} />
          ))}
      </Sums>
      {titleSum > 0 && difference > 0 && (
        <SelectControl<Surplus>
          label={t('difference.surplus')}
          value={surplus}
          onChange={(next) => next !== null && onSurplus(next)}
          options={SURPLUS.map((id) => ({ id, name: t(`difference.${id}`) }))}
          required
        />
      )}
      {titleSum > 0 && difference < 0 && (
        <SelectControl<Shortage>
          label={t('difference.shortage')}
          value={shortage}
          onChange={(next) => next !== null && onShortage(next)}
          options={SHORTAGE.map((id) => ({ id, name: t(`difference.${id}`) }))}
          required
        />
      )}
    </Root>
  );
}

function FigureLine({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
