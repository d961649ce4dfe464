import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import type { NoteProps, OptionsProps } from '@/families/register/registerTypes';
import { formatNumber } from '@/platform/format/number';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { useAppSelector } from '@/platform/store/hooks';
import { useQuery } from '@/platform/store/useQuery';
import { density, startKg, startStock } from '../fishRules/fishFigures';
import { housingNote } from '../lot/components/HousingNote';
import { NoteLine } from '../lot/components/NoteLine';
import type { LotKind, WaysProps } from '../lot/lotKind';
import { datesBy, startingKg, unitGrams } from '../lot/rules/derivedFigures';
import type { FishLotValues } from './fishLotSchemas';
import { fishOrderOf, fishSets, harvestsOf, lotPonds } from './fishLotService';

const OCCURRENCES = '/piscicultura/ocorrencia';

/** Where a lot of fish leads to. */
function FishWays({ lot }: WaysProps) {
  const { t } = useTranslation('fishLots');
  const holds = useHoldsMenuKey();
  if (lot.status === 'AWAITING') return null;
  return (
    <>
      <Link component={PageLink} to={href('lotsFishLots', { registro: String(lot.id) }, { aba: 'results' })}>
        {t('ways.results')}
      </Link>
      {holds('FISH_OCCURRENCE') && (
        <Link component={PageLink} to={href('lotsFishOccurrences', {}, { lote: lot.id })}>
          {t('ways.occurrences')}
        </Link>
      )}
      {holds('FISH_DASHBOARD') && (
        <Link component={PageLink} to={href('lotsFishDashboard', { lotId: String(lot.id) })}>
          {t('ways.dashboard')}
        </Link>
      )}
    </>
  );
}

export const FISH: LotKind = {
  context: 'fish',
  path: '/piscicultura/lote',
  occurrences: OCCURRENCES,
  orders: fishOrderOf,
  Leads: FishWays,
};

const KG_DECIMALS = 3;

/** What follows from a field that was typed: fish and mean weight give the total, total and fish the mean. */
export function derivedFish(changed: string, all: FishLotValues): Partial<FishLotValues> {
  const { housed, unitWeight, totalWeight } = all;
  const days = datesBy(changed, all);
  if (days) return days;
  const fish = housed !== null && housed > 0 ? housed : null;
  const mean = { unitWeight: unitGrams(fish, totalWeight) };
  switch (changed) {
    case 'totalWeight':
      return mean;
    case 'housed':
      // Other fish weigh as much each, unless only their sum is known.
      return unitWeight === null ? mean : { totalWeight: startingKg(fish, unitWeight, KG_DECIMALS) };
    case 'unitWeight':
      return { totalWeight: startingKg(fish, unitWeight, KG_DECIMALS) };
    default:
      return {};
  }
}

export const FishHousingNote = housingNote<FishLotValues>(
  lotPonds,
  ({ fishPondId }) => fishPondId,
  derivedFish,
);

/** Under the dead of the transport: the stock that the lot starts with, and how densely where the water was measured. */
export function StockNote({ values }: NoteProps<FishLotValues>) {
  const { t } = useTranslation('fishLots');
  const { data } = useAppSelector(lotPonds.select);
  const stock = startStock(values);
  if (stock === null) return null;
  const kg = startKg(values);
  const perMetre = density(stock, data?.find(({ id }) => id === values.fishPondId)?.area ?? null);
  return (
    <NoteLine>
      {[
        t('form.stock', { fish: formatNumber(stock, { decimals: 0 }) }),
        ...(kg === null ? [] : [`${formatNumber(kg, { decimals: 1 })} kg`]),
        ...(perMetre === null ? [] : [t('form.perMetre', { fish: formatNumber(perMetre) })]),
      ].join(' · ')}
    </NoteLine>
  );
}

const NONE: readonly never[] = [];

/** The sets of a kind for the species that is chosen, else all of them. */
export function fishSetOptions(kind: 'ranges' | 'water') {
  return function FishSetOptions({ values, children }: OptionsProps<FishLotValues>) {
    const { data, status, retry } = useQuery(fishSets, kind);
    const { animalBreedId } = values;
    return children({
      options: (data ?? NONE).filter(
        (set) => animalBreedId === null || set.animalBreedId === null || set.animalBreedId === animalBreedId,
      ),
      loading: status === 'loading',
      failed: status === 'failed',
      onRetry: retry,
    });
  };
}

/** The harvests of the year and activity that are chosen. */
export function HarvestOptions({ values, children }: OptionsProps<FishLotValues>) {
  const { harvestYear: year, farmId, farmActivityId } = values;
  const known = year !== null && farmId !== null && farmActivityId !== null;
  const { data, status, retry } = useQuery(harvestsOf, known ? { year, farmId, farmActivityId } : null);
  return children({
    options: (known ? data : null) ?? NONE,
    loading: known && status === 'loading',
    failed: known && status === 'failed',
    onRetry: retry,
  });
}
