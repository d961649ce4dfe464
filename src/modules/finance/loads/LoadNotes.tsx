import { useTranslation } from 'react-i18next';
import { loadSums, netWeight, sacksOf } from '@/domain/harvest/grainDiscounts';
import { useLookup } from '@/domain/lookups/useLookup';
import type { NoteProps } from '@/families/register/registerTypes';
import { formatNumber } from '@/platform/format/number';
import { FieldNote } from '../components/FieldNote';
import type { LoadValues } from './loadSchemas';
import { contractAfter, transportDifference } from './rules/loadWeights';

type Props = NoteProps<LoadValues>;
const figure = (value: number, decimals = 2) => formatNumber(value, { decimals, minDecimals: 0 });

/** Gross − tare, while it is typed. */
export function NetNote({ values }: Props) {
  const { t } = useTranslation('financeLoads');
  const net = netWeight(values);
  return net === null ? null : <FieldNote>{t('notes.net', { net: figure(net) })}</FieldNote>;
}

/** Each discount with its arithmetic, and what is left. */
export function DiscountNote({ values }: Props) {
  const { t } = useTranslation('financeLoads');
  if (netWeight(values) === null) return <FieldNote>{t('notes.weighFirst')}</FieldNote>;
  const sums = loadSums(values);
  if (!sums) return <FieldNote>{t('notes.noLimits')}</FieldNote>;
  const { base, steps, other, final } = sums;
  return (
    <FieldNote>
      <div>
        {t(values.arrivedWeight === null ? 'notes.baseNet' : 'notes.baseArrived', { weight: figure(base) })}
      </div>
      {steps.map(({ kind, weight, found, limit, discount }) => (
        <div key={kind}>
          {t(found <= limit ? `notes.within.${kind}` : `notes.step.${kind}`, {
            weight: figure(weight),
            found: figure(found),
            limit: figure(limit),
            rest: figure(100 - limit),
            discount: figure(discount),
          })}
        </div>
      ))}
      {other > 0 && <div>{t('notes.other', { other: figure(other) })}</div>}
      <strong>{t('notes.final', { final: figure(final), sacks: figure(sacksOf(final)) })}</strong>
    </FieldNote>
  );
}

/** What the contract is owed before and after this load. */
export function ContractNote({ values }: Props) {
  const { t } = useTranslation('financeLoads');
  const { options, failed } = useLookup('contracts', undefined);
  const { contractId, saved } = values;
  if (contractId === null) return null;
  const contract = options.find(({ id }) => id === contractId);
  if (!contract) return failed ? <FieldNote>{t('notes.contractUnknown')}</FieldNote> : null;
  const balance = contractAfter(
    {
      quantity: contract.quantity,
      deliveredQuantity: contract.deliveredQuantity,
      unitName: contract.unitName,
    },
    loadSums(values)?.final ?? null,
    saved?.contractId === contractId ? saved.weight : 0,
  );
  if (!balance) return <FieldNote>{t('notes.contractUnknown')}</FieldNote>;
  const { before, after, unit } = balance;
  const words = { before: figure(before, 3), after: figure(Math.abs(after ?? 0), 3), unit };
  if (after === null) return <FieldNote>{t('notes.contractBefore', words)}</FieldNote>;
  return <FieldNote>{t(after < 0 ? 'notes.contractOver' : 'notes.contractAfter', words)}</FieldNote>;
}

/** What arrived against what left. */
export function ArrivalNote({ values }: Props) {
  const { t } = useTranslation('financeLoads');
  const difference = transportDifference(values);
  if (!difference) return null;
  const { kg, percent } = difference;
  const words = { kg: figure(Math.abs(kg)), percent: figure(Math.abs(percent)) };
  if (kg === 0) return <FieldNote>{t('notes.arrivedSame')}</FieldNote>;
  return <FieldNote>{t(kg < 0 ? 'notes.arrivedLess' : 'notes.arrivedMore', words)}</FieldNote>;
}
