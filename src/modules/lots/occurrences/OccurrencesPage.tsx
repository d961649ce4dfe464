import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { isAdministrator } from '@/domain/identity/permissions';
import { useCustomer } from '@/domain/identity/selectors';
import { useLookup } from '@/domain/lookups/useLookup';
import { OccurrencePage } from '@/families/occurrence/OccurrencePage';
import type { OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import { href } from '@/platform/routing/href';
import { useItem, useList } from '@/platform/store/useResource';
import { NoAviaryLink } from '../NoAviaryLink';
import { occurrencesOf } from './occurrences';
import { removeOccurrence, saveOccurrence, stock } from './occurrencesService';
import { OCCURRENCE_TAGS, occurrenceLots, occurrences, stockProducts } from './occurrencesSlice';
import { closedLotOf, type OccurrenceLot } from './occurrencesWire';

const TYPES = occurrencesOf('poultry');
/** Lots in the order of use: those that live, then those that wait, the closed ones last. */
const ORDER = ['IN_PROGRESS', 'AWAITING', 'BLOCKED', 'FINISHED'];

/** Every lot under its name, and why it takes nothing any more. */
function useSubjects(): readonly OccurrenceSubject[] {
  const { t } = useTranslation('lotOccurrences');
  const { rows: lots } = useList(occurrenceLots, undefined);
  return useMemo(() => {
    const named = (lot: OccurrenceLot) => {
      const name = t('lotName', { aviary: lot.aviaryName, number: lot.number });
      return lot.status === 'FINISHED' ? t('lotFinished', { name }) : name;
    };
    const lockOf = ({ status }: OccurrenceLot) =>
      status === 'BLOCKED' || status === 'FINISHED' ? t(`locked.${status}`) : null;
    return lots
      .toSorted(
        (a, b) =>
          ORDER.indexOf(a.status) - ORDER.indexOf(b.status) ||
          a.aviaryName.localeCompare(b.aviaryName, 'pt-BR', { numeric: true }) ||
          b.id - a.id,
      )
      .map((lot) => ({ ...lot, name: named(lot), lockedReason: lockOf(lot) }));
  }, [lots, t]);
}

/** The lists that fields choose from. */
function useSources() {
  // The hook answers a new object each time; its parts stay the same.
  const { options: cities, loading, failed, onRetry: retryCities } = useLookup('cities', {});
  const states = useLookup('states', undefined);
  const { rows: products, list, retry: onRetry } = useList(stockProducts, undefined);
  const { status } = list;
  return useMemo(() => {
    const initials = new Map(states.options.map((state) => [state.id, state.initials ?? '']));
    const units = [...new Set(products.map(({ unit }) => unit))].toSorted();
    const state = { loading: status === 'loading', failed: status === 'failed', onRetry };
    return {
      cities: {
        loading,
        failed,
        onRetry: retryCities,
        options: cities.map(({ id, name, stateId }) => ({
          id,
          name: `${name} / ${initials.get(stateId ?? 0) ?? ''}`,
        })),
      },
      stockProducts: { ...state, options: products },
      stockUnits: { ...state, options: units.map((unit) => ({ id: unit, name: unit })) },
    };
  }, [cities, loading, failed, retryCities, states.options, products, status, onRetry]);
}

/** What happens in the lots of poultry. */
export function Component() {
  const { t } = useTranslation('lotOccurrences');
  const navigate = useNavigate();
  const { id } = useParams();
  const [params] = useAddressParams();
  const lotId = params.get('lote');
  const openId = id === undefined || id === 'nova' ? null : id;
  const subjects = useSubjects();
  const sources = useSources();
  const customer = useCustomer();
  const { rows: records, list, retry: reloadRecords } = useList(occurrences, lotId ?? undefined);
  const { list: lots, retry: reloadLots } = useList(occurrenceLots, undefined);
  const { retry: reloadItem, ...item } = useItem(occurrences, openId, { follows: true });
  const noLot = lots.status === 'ready' && subjects.length === 0;
  return (
    <OccurrencePage
      namespace="lotOccurrences"
      title={t('title')}
      subtitle={t('subtitle')}
      base={href('lotsOccurrences')}
      subjectParam="lote"
      subjectLabel={t('lot')}
      daysCounted
      exportName={t('exportName')}
      words={{ empty: t(noLot ? 'emptyNoLot' : 'empty'), choose: t('choose'), chooseText: t('chooseText') }}
      emptyAction={noLot && <NoAviaryLink />}
      descriptors={TYPES}
      subjects={subjects}
      subjectsState={{ status: lots.status, error: lots.error, onRetry: reloadLots }}
      records={records}
      recordsState={{ status: list.status, error: list.error, onRetry: reloadRecords }}
      opened={item.data}
      openedState={{
        status: item.status,
        error: item.error,
        onRetry: reloadItem,
      }}
      sources={sources}
      stock={stock}
      actions={[
        { label: t('round'), icon: <ChecklistOutlined />, onClick: () => void navigate(href('lotsRound')) },
      ]}
      mayUse={({ restricted }) => restricted !== true || isAdministrator(customer)}
      save={(descriptor, values, recordId) => {
        const body = { type: descriptor.slug, fields: Object.keys(descriptor.emptyValues), values };
        return saveOccurrence(body, recordId);
      }}
      savedWords={(answer) => {
        const closed = closedLotOf(answer);
        return closed && t(closed.next === '' ? 'closed' : 'closedNext', closed);
      }}
      remove={removeOccurrence}
      stale={OCCURRENCE_TAGS}
    />
  );
}
