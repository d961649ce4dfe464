import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import type { NoteProps } from '@/families/register/registerTypes';
import { today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import type { RowId } from '@/platform/store/resourceState';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { FieldNote } from '../../components/FieldNote';
import { linkedArea } from '../patrimonyService';
import { cityOfCar } from '../rules/landNumbers';
import { licenceNotices } from '../rules/licences';
import type { RealEstateValues } from '../schemas/realEstateSchemas';

// Below the button of the lines.
const Notes = styled('div')({ marginTop: 10 });
const linked = createQuery('finance', 'linkedArea', (id: RowId, signal) => linkedArea(id, signal), {
  keep: false,
});

const hectares = (area: number) => formatNumber(area, { decimals: 4, minDecimals: 2 });

function OfRecord({ id }: { readonly id: RowId }) {
  const { t } = useTranslation('financePatrimony');
  const { data, status } = useQuery(linked, id);
  const used = data?.totalApportionedAreaSize;
  const total = data?.totalAreaSize;
  if (typeof used !== 'number' || typeof total !== 'number')
    return status === 'failed' ? <FieldNote>{t('land.linkedUnknown')}</FieldNote> : null;
  return (
    <FieldNote>
      {t('land.linked', { used: hectares(used), free: hectares(Math.max(0, total - used)) })}
    </FieldNote>
  );
}

/** What the map's cost centers use of a saved registration. */
export function LinkedAreaNote({ id }: NoteProps<RealEstateValues>) {
  return id === null ? null : <OfRecord id={id} />;
}

/** The city's code at IBGE, as tax files want it. */
export function CityCodeNote({ values: { stateId, cityId } }: NoteProps<RealEstateValues>) {
  const { t } = useTranslation('financePatrimony');
  const { options } = useLookup('cities', stateId === null ? null : { stateId });
  const code = cityId === null ? undefined : options.find(({ id }) => id === cityId)?.code;
  return code === undefined ? null : <FieldNote>{t('land.cityCode', { code })}</FieldNote>;
}

/** Says when the CAR is of another city than the address. */
export function CarNote({ values: { car, stateId, cityId } }: NoteProps<RealEstateValues>) {
  const { t } = useTranslation('financePatrimony');
  const { options } = useLookup('cities', stateId === null ? null : { stateId });
  const wanted = cityOfCar(car ?? '');
  const city = options.find(({ id }) => id === cityId);
  if (wanted === null || city?.code === undefined || city.code === wanted) return null;
  return <FieldNote>{t('land.otherCity', { code: wanted, city: city.name })}</FieldNote>;
}

/** Which licences have ended, and which are to be renewed soon. */
export function LicencesNote({ values: { licences } }: NoteProps<RealEstateValues>) {
  const { t } = useTranslation('financePatrimony');
  const notices = licenceNotices(licences, today());
  const words = notices.map(({ says, kind, number, day, end }) =>
    t(`licences.${says}`, {
      licence: [t(`licenceKinds.${kind ?? 'OTHER'}`), number].filter(Boolean).join(' '),
      date: dayText(day),
      end: dayText(end),
    }),
  );
  return (
    <Notes>
      <FieldNote>{t('licences.help')}</FieldNote>
      {[...new Set(words)].map((text) => (
        <FieldNote key={text}>{text}</FieldNote>
      ))}
    </Notes>
  );
}
