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
const SHORTAGE: readonly Shortage[] = ['partial', 'discount'];

interface DifferenceChoiceProps {
  readonly settlement: Settlement;
  readonly surplus: Surplus;
  readonly shortage: Shortage;
  readonly onSurplus: (to: Surplus) => void;
  readonly onShortage: (to: Shortage) => void;
}

/** Where a difference of titles goes; nothing where all adds up. */
export function DifferenceChoice(props: DifferenceChoiceProps) {
  const { settlement, surplus, shortage, onSurplus, onShortage } = props;
  const { t } = useTranslation('financeReconciliation');
  const { titleSum, difference } = settlement;
  if (titleSum <= 0 || difference === 0) return null;
  return difference > 0 ? (
    <SelectControl<Surplus>
      label={t('difference.surplus')}
      value={surplus}
      onChange={(next) => next !== null && onSurplus(next)}
      options={SURPLUS.map((id) => ({ id, name: t(`difference.${id}`) }))}
      required
    />
  ) : (
    <SelectControl<Shortage>
      label={t('difference.shortage')}
      value={shortage}
      onChange={(next) => next !== null && onShortage(next)}
      options={SHORTAGE.map((id) => ({ id, name: t(`difference.${id}`) }))}
      required
    />
  );
}

/** What the lines come to, and what was chosen for them. */
export function MatchSums({ settlement }: { readonly settlement: Settlement }) {
  const { t } = useTranslation('financeReconciliation');
  const { lineSum, recordSum, titleSum, amounts } = settlement;
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
