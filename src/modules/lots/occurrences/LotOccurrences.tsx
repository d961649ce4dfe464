import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isAdministrator } from '@/domain/identity/permissions';
import { useCustomer } from '@/domain/identity/selectors';
import { useLookup } from '@/domain/lookups/useLookup';
import type { LoadState } from '@/families/occurrence/occurrencePage';
import { OccurrencePage } from '@/families/occurrence/OccurrencePage';
import type { OccurrenceSources, OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import { useItem, useList } from '@/platform/store/useResource';
import type { PageAction } from '@/platform/ui/pageAction';
import { occurrencesOf } from './occurrences';
import { pondStock, stock } from './occurrencesService';
import { type chicken, stockProducts } from './occurrencesSlice';
import { closedLotOf, type OccurrenceLot } from './occurrencesWire';

/** Lots in the order of use: those that live, then those that wait, the closed ones last. */
const ORDER = ['IN_PROGRESS', 'AWAITING', 'BLOCKED', 'FINISHED'];

/** Every lot under its name, and why it takes nothing any more. */
function useSubjects(lots: readonly OccurrenceLot[]): readonly OccurrenceSubject[] {
  const { t } = useTranslation('lotOccurrences');
  return useMemo(() => {
    const named = (lot: OccurrenceLot) => {
      const name = t('lotName', { place: lot.place, number: lot.number });
      return lot.status === 'FINISHED' ? t('lotFinished', { name }) : name;
    };
    const lockOf = ({ status }: OccurrenceLot) =>
      status === 'BLOCKED' || status === 'FINISHED' ? t(`locked.${status}`) : null;
    return lots
      .toSorted(
        (a, b) =>
          ORDER.indexOf(a.status) - ORDER.indexOf(b.status) ||
          a.place.localeCompare(b.place, 'pt-BR', { numeric: true }) ||
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

/** What poultry and fish have apart: types and words by the name, calls, address, lots. */
interface LotOccurrencesProps {
  readonly world: 'poultry' | 'fish';
  readonly state: Pick<typeof chicken, 'records' | 'stale'> & {
    readonly calls: Pick<(typeof chicken)['calls'], 'save' | 'remove'>;
  };
  readonly base: string;
  /** As they were read, with what the page knows of them besides. */
  readonly lots: readonly OccurrenceLot[];
  readonly lotsState: LoadState;
  /** Lists besides those that both have. */
  readonly sources?: OccurrenceSources;
  readonly actions?: readonly PageAction[];
  /** Where there is no lot yet. */
  readonly emptyAction?: ReactNode;
}

/** What happens in the lots of poultry, or of fish. */
export function LotOccurrences({ world: name, state, base, ...props }: LotOccurrencesProps) {
  const { lots, lotsState, actions = [], emptyAction } = props;
  const { t } = useTranslation('lotOccurrences');
  const { id } = useParams();
  const [params] = useAddressParams();
  const lotId = params.get('lote');
  const openId = id === undefined || id === 'nova' ? null : id;
  const types = useMemo(() => occurrencesOf(name), [name]);
  const subjects = useSubjects(lots);
  const shared = useSources();
  const sources = useMemo(() => ({ ...shared, ...props.sources }), [shared, props.sources]);
  const customer = useCustomer();
  const { rows: records, list, retry: reloadRecords } = useList(state.records, lotId ?? undefined);
  const { retry: reloadItem, ...item } = useItem(state.records, openId, { follows: true });
  const noLot = lotsState.status === 'ready' && subjects.length === 0;
  return (
    <OccurrencePage
      namespace="lotOccurrences"
      title={t(`${name}.title`)}
      subtitle={t('subtitle')}
      base={base}
      subjectParam="lote"
      subjectLabel={t('lot')}
      daysCounted
      exportName={t(`${name}.exportName`)}
      words={{ empty: t(noLot ? 'emptyNoLot' : 'empty'), choose: t('choose'), chooseText: t('chooseText') }}
      emptyAction={noLot && emptyAction}
      descriptors={types}
      subjects={subjects}
      subjectsState={lotsState}
      records={records}
      recordsState={{ status: list.status, error: list.error, onRetry: reloadRecords }}
      opened={item.data}
      openedState={{
        status: item.status,
        error: item.error,
        onRetry: reloadItem,
      }}
      sources={sources}
      stock={name === 'fish' ? pondStock : stock}
      actions={actions}
      mayUse={({ restricted }) => restricted !== true || isAdministrator(customer)}
      save={(descriptor, values, recordId) => {
        const body = { type: descriptor.slug, fields: Object.keys(descriptor.emptyValues), values };
        return state.calls.save(body, recordId);
      }}
      savedWords={(answer) => {
        const closed = closedLotOf(answer);
        if (!closed) return null;
        const { number, next, missing } = closed;
        const words = t(next === '' ? 'closed' : `${name}.closedNext`, { number, next });
        return missing === null ? words : `${words} ${t('fish.missing', { ...missing })}`;
      }}
      remove={state.calls.remove}
      stale={state.stale}
    />
  );
}
