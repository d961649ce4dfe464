import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { useAppSelector } from '@/platform/store/hooks';
import { lotAviaries } from '../lotAviaries';
import type { LotValues } from '../lotSchemas';
import { DerivedFigures } from './DerivedFigures';
import { LotLink } from './LotLink';
import { NoteLine } from './NoteLine';

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
