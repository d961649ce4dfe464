import { useFormContext } from 'react-hook-form';
import type { NoteProps } from '@/families/register/registerTypes';
import { useAppSelector } from '@/platform/store/hooks';
import { lotAviaries } from '../lotAviaries';
import { useLotWords } from '../lotKind';
import type { LotValues } from '../lotSchemas';
import { derivedBy } from '../rules/derivedFigures';
import { DerivedFigures } from './DerivedFigures';
import { LotLink } from './LotLink';
import { NoteLine } from './NoteLine';

interface Housed {
  readonly housingDate: string | null;
}

/** Under the day of housing: the lot that still lives in the place. */
export function housingNote<Values extends Housed>(
  placesOf: typeof lotAviaries,
  placeOf: (values: Values) => number | null,
  by: (changed: string, all: Values) => Partial<Values>,
) {
  return function HousingNote({ values, id }: NoteProps<Values>) {
    const t = useLotWords();
    const { data } = useAppSelector(placesOf.select);
    const { formState } = useFormContext<Housed>();
    // A lot that was housed already has left the place, or is the one in it.
    const housed = Boolean(formState.defaultValues?.housingDate);
    const living = data?.find((place) => place.id === placeOf(values))?.lotInProgress;
    const other = !housed && living && String(living.id) !== String(id) ? living : null;
    return (
      <>
        <DerivedFigures by={by} />
        {other && (
          <NoteLine tone={values.housingDate ? 'danger' : 'muted'}>
            {t('form.living', { number: other.number })}{' '}
            <LotLink id={other.id}>{t('form.openLot', { number: other.number })}</LotLink>
          </NoteLine>
        )}
        {!values.housingDate && !other && <NoteLine>{t('form.notHoused')}</NoteLine>}
      </>
    );
  };
}

export const HousingNote = housingNote<LotValues>(lotAviaries, ({ aviaryId }) => aviaryId, derivedBy);
