import SetMealOutlined from '@mui/icons-material/SetMealOutlined';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceWord } from '@/families/register/fixedChoices';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useQuery } from '@/platform/store/useQuery';
import { useList } from '@/platform/store/useResource';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import { columnsByKind } from '@/families/register/byKind';
import { LotKindProvider } from '../lot/lotKind';
import { lotPort } from '../lot/lotPort';
import { LotManagement } from '../lot/pages/LotManagement';
import { FISH } from './fishLotParts';
import { fishClosing, lotLists, lotPonds } from './fishLotService';
import { DATE_TYPES, type DateType, fishLots, periodColumn } from './registers/fishLots';

const port = lotPort('fishLot', fishClosing, fishLots);
const TYPES = Object.keys(DATE_TYPES) as DateType[];
const isType = (value: string): value is DateType => TYPES.some((type) => type === value);

const Choice = styled('div')({ width: 190, '& [data-blank]': { display: 'none' } });

/** Which day of a lot the filter of the period means; it stands in the address. */
function useDateType() {
  const { word, set } = useAddressValues();
  const { data } = useQuery(lotLists, undefined);
  const offered = (data?.dateTypes ?? TYPES).filter(isType);
  const statuses = data?.statuses;
  const type = word('data', TYPES) ?? 'HOUSING';
  return {
    type,
    offered,
    statuses,
    choose: (next: DateType) => set({ data: next === 'HOUSING' ? null : next }),
  };
}

function FishLots() {
  const { t } = useTranslation('fishLots');
  const { rows, list } = useList(fishLots.resource, DEFAULT_QUERY);
  const { data: ponds } = useQuery(lotPonds, undefined);
  const { type, offered, statuses, choose } = useDateType();
  const register = useMemo(() => {
    const [period] = columnsByKind([periodColumn(type)], fishLots.fields);
    const columns = fishLots.columns.map((column) => {
      if (column.field === 'period' && period) return period;
      if (column.field !== 'status' || !statuses?.length || !column.filter) return column;
      return { ...column, filter: { ...column.filter, choices: statuses } };
    });
    return { ...fishLots, columns };
  }, [type, statuses]);
  if (ponds?.length === 0 && list.loadedAt !== null && rows.length === 0)
    return (
      <>
        <PageHead title={t('title')} />
        <EmptyState icon={<SetMealOutlined />} title={t('noPond.title')} text={t('noPond.text')} />
      </>
    );
  return (
    <LotManagement
      register={register}
      port={port}
      placeOf={({ fishPondId }) => fishPondId}
      toolbar={
        <Choice>
          <SelectControl
            label={t('dateType.label')}
            value={type}
            required
            onChange={(next) => next !== null && isType(next) && choose(next)}
            options={offered.map((id) => ({ id, name: choiceWord('fishLots', 'dateType.options', id) }))}
          />
        </Choice>
      }
    />
  );
}

/** Management of the lots of fish: list, form, results, closing and reversing. */
export function Component() {
  return (
    <LotKindProvider value={FISH}>
      <FishLots />
    </LotKindProvider>
  );
}
