import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { useAppSelector } from '@/platform/store/hooks';
import { lotAviaries } from '../lotAviaries';
import type { LotValues } from '../lotSchemas';
import { derivedBy } from '../rules/derivedFigures';
import { LotLink } from './LotLink';
import { NoteLine } from './NoteLine';

type Name = keyof LotValues;

/** Keeps the pairs of the form together while one side of them is typed; shows nothing of its own. */
function DerivedFigures() {
  const { subscribe, getValues, setValue, trigger, getFieldState } = useFormContext<LotValues>();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          // What is set here comes by as well, without a type.
          if (name === undefined || type !== 'change') return;
          const entries = Object.entries(derivedBy(name, getValues())) as [Name, LotValues[Name]][];
          for (const [field, value] of entries) {
            setValue(field, value, { shouldDirty: true });
            if (getFieldState(field).invalid) void trigger(field);
          }
        },
      }),
    [subscribe, getValues, setValue, trigger, getFieldState],
  );
  return null;
}

/** Under the day of housing: the lot that still lives in the house. */
export function HousingNote({ values, id }: NoteProps<LotValues>) {
  const { t } = useTranslation('chickenLots');
  const { data } = useAppSelector(lotAviaries.select);
  const { formState } = useFormContext<LotValues>();
  // A lot that was housed already has left the house, or is the one in it.
  const housed = Boolean(formState.defaultValues?.housingDate);
  const living = data?.find((aviary) => aviary.id === values.aviaryId)?.lotInProgress;
  const other = !housed && living && String(living.id) !== String(id) ? living : null;
  return (
    <>
      <DerivedFigures />
      {other && (
        <NoteLine tone={values.housingDate ? 'danger' : 'muted'}>
          {t('form.living', { number: other.number })}{' '}
          <LotLink id={other.id}>{t('form.openLot', { number: other.number })}</LotLink>
        </NoteLine>
      )}
      {!values.housingDate && !other && <NoteLine>{t('form.notHoused')}</NoteLine>}
    </>
  );
}
