import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { type ComponentProps, lazy, Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isAdministrator } from '@/domain/identity/permissions';
import { useCustomer } from '@/domain/identity/selectors';
import type { FarmWithFields } from '@/domain/land/landSchemas';
import { useLookup } from '@/domain/lookups/useLookup';
import { OccurrencePage } from '@/families/occurrence/OccurrencePage';
import type { OccurrenceAheadView, OccurrenceMapView } from '@/families/occurrence/occurrencePage';
import type { OccurrenceSubject } from '@/families/occurrence/occurrenceTypes';
import type { Id } from '@/platform/forms/options';
import { readPolygonArea } from '@/platform/geo/polygonArea';
import { href } from '@/platform/routing/href';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { useLoad } from '@/platform/store/useLoad';
import { BoneText, Loading } from '@/platform/ui/Skeletons';
import { plotFarms } from '../agricultureSlice';
import { OCCURRENCES } from './occurrences';
import { stock } from './occurrencesService';
import { occurrences, stockProducts } from './occurrencesSlice';
import { HourStrip } from './spraying/HourStrip';
import { spraying } from './types/spraying';

const OccurrencesMap = lazy(() =>
  import('./map/OccurrencesMap').then((all) => ({ default: all.OccurrencesMap })),
);
const WeekAhead = lazy(() => import('./ahead/WeekAhead').then((all) => ({ default: all.WeekAhead })));
const FieldBookDialog = lazy(() =>
  import('./fieldBook/FieldBookDialog').then((all) => ({ default: all.FieldBookDialog })),
);
const WOODS = 'FORESTRY';
/** The field book is open. */
const BOOK = 'caderno';

type FieldWorld = 'agriculture' | 'forestry';

/** The plots of a world by farm and name, each with its useful hectares. */
function subjectsOf(farms: readonly FarmWithFields[], world: FieldWorld): readonly OccurrenceSubject[] {
  return farms.flatMap((farm) =>
    farm.farmActivityFields
      .filter(
        ({ systemBusinessActivityFarmingClassification: kind }) =>
          (kind === WOODS) === (world === 'forestry'),
      )
      .flatMap(({ farmActivityFieldPolygons }) => farmActivityFieldPolygons)
      .map((plot) => ({
        id: plot.id,
        name: `${farm.name} · ${plot.name}`,
        world,
        startDate: null,
        endDate: null,
        awaiting: false,
        lockedReason: null,
        share: plot.usefulAreaSize > 0 ? plot.usefulAreaSize : null,
        figures: {},
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR', { numeric: true })),
  );
}

/** The ground of the plots that were drawn and can be read. */
function groundsOf(farms: readonly FarmWithFields[]) {
  const plots = farms
    .flatMap(({ farmActivityFields }) => farmActivityFields)
    .flatMap(({ farmActivityFieldPolygons }) => farmActivityFieldPolygons);
  return new Map(
    plots.flatMap(({ id, polygonArea }) => {
      const reading = readPolygonArea(polygonArea);
      return reading.ok && reading.area.length > 0 ? [[id, reading.area] as const] : [];
    }),
  );
}

/** The lists that fields choose from. */
function useSources() {
  const { options, loading, failed, onRetry: onHarvests } = useLookup('harvests', undefined);
  const products = useAppSelector(stockProducts.selectRows);
  const { status } = useAppSelector(stockProducts.selectList);
  const onRetry = useLoad('stockProducts', (run) => run(stockProducts.load()));
  return useMemo(() => {
    const units = [...new Set(products.map(({ unit }) => unit))].toSorted();
    const state = { loading: status === 'loading', failed: status === 'failed', onRetry };
    return {
      harvests: { options, loading, failed, onRetry: onHarvests },
      stockProducts: { ...state, options: products },
      stockUnits: { ...state, options: units.map((unit) => ({ id: unit, name: unit })) },
    };
    // By its parts: as one thing it is another one each time, and the list would read all its rows anew.
  }, [options, loading, failed, onHarvests, products, status, onRetry]);
}

/** Of a spraying, the hours that suit it. */
const asideOf = (slug: string) => slug === spraying.slug && <HourStrip />;

type AheadData = Pick<ComponentProps<typeof WeekAhead>, 'subjects' | 'sources' | 'farmOf'>;

const aheadOf = (data: AheadData) => (shown: OccurrenceAheadView) => (
  <Suspense
    fallback={
      <Loading>
        <BoneText lines={8} />
      </Loading>
    }
  >
    <WeekAhead {...data} {...shown} />
  </Suspense>
);

type MapData = Pick<ComponentProps<typeof OccurrencesMap>, 'plots' | 'records' | 'loading'>;

const mapOf =
  (data: MapData) =>
  ({ type, subjectId, onOpen }: OccurrenceMapView) => (
    <Suspense
      fallback={
        <Loading>
          <BoneText lines={8} />
        </Loading>
      }
    >
      <OccurrencesMap {...data} type={type} chosenId={subjectId} onOpen={onOpen} />
    </Suspense>
  );

/** What happens on the plots of fields or of woods. */
export function OccurrencesScreen({ world }: { readonly world: FieldWorld }) {
  const { t } = useTranslation('agricultureOccurrences');
  const dispatch = useAppDispatch();
  const { id } = useParams();
  const openId = id === undefined || id === 'nova' ? null : id;
  const sources = useSources();
  const customer = useCustomer();
  const farms = useAppSelector(plotFarms.selectRows);
  const farmList = useAppSelector(plotFarms.selectList);
  const all = useAppSelector(occurrences.selectRows);
  const list = useAppSelector(occurrences.selectList);
  const item = useAppSelector(occurrences.selectItem);
  const reloadFarms = useLoad('plotFarms', (run) => run(plotFarms.load()));
  const reloadRecords = useLoad('fieldOccurrences', (run) => run(occurrences.load()));
  const reloadItem = useLoad(openId ?? '', (run) =>
    openId === null ? null : run(occurrences.loadItem(openId)),
  );
  // Opened again it is read again: another may have changed it.
  useEffect(() => () => void dispatch(occurrences.itemClosed()), [dispatch, openId]);
  const subjects = useMemo(() => subjectsOf(farms, world), [farms, world]);
  const records = useMemo(() => {
    const own = new Set(subjects.map((subject) => subject.id));
    return all.filter((record) => record.subjectIds.some((one) => own.has(one)));
  }, [all, subjects]);
  const grounds = useMemo(() => groundsOf(farms), [farms]);
  const plots = useMemo(
    () =>
      subjects.map(({ id: plot, name }) => ({
        id: Number(plot),
        name,
        area: grounds.get(Number(plot)) ?? null,
      })),
    [subjects, grounds],
  );
  const farmOf = useMemo(() => {
    const owners = farms.flatMap(({ id: farm, farmActivityFields }) =>
      farmActivityFields.flatMap(({ farmActivityFieldPolygons }) =>
        farmActivityFieldPolygons.map((plot): [Id, Id] => [plot.id, farm]),
      ),
    );
    const known = new Map(owners);
    return (plotId: Id) => known.get(plotId) ?? null;
  }, [farms]);
  const isOpened = openId !== null && String(item.id) === openId;
  const [params, setParams] = useAddressParams();
  const showBook = (shown: boolean) =>
    setParams((now) => {
      if (shown) now.set(BOOK, '1');
      else now.delete(BOOK);
      return now;
    });
  const isForestry = world === 'forestry';
  return (
    <>
      <OccurrencePage
        namespace="agricultureOccurrences"
        title={t(isForestry ? 'forestryTitle' : 'title')}
        subtitle={t('subtitle')}
        base={href(isForestry ? 'silvicultureOccurrences' : 'agricultureOccurrences')}
        subjectParam="talhao"
        subjectLabel={t('plot')}
        exportName={t(isForestry ? 'forestryTitle' : 'title')}
        words={{ empty: t('empty'), choose: t('choose'), chooseText: t('chooseText') }}
        descriptors={OCCURRENCES}
        subjects={subjects}
        subjectsState={{ status: farmList.status, error: farmList.error, onRetry: reloadFarms }}
        records={records}
        recordsState={{ status: list.status, error: list.error, onRetry: reloadRecords }}
        opened={isOpened ? item.data : null}
        openedState={{
          status: isOpened ? item.status : 'loading',
          error: item.error,
          onRetry: reloadItem,
        }}
        sources={sources}
        stock={stock}
        mayUse={({ restricted }) => restricted !== true || isAdministrator(customer)}
        save={(descriptor, values, recordId) => {
          const body = { type: descriptor.slug, fields: Object.keys(descriptor.emptyValues), values };
          return dispatch(occurrences.save({ values: body, id: recordId })).unwrap();
        }}
        remove={(recordId) => dispatch(occurrences.remove(recordId)).unwrap()}
        actions={[{ label: t('book.title'), icon: <MenuBookOutlined />, onClick: () => showBook(true) }]}
        aside={asideOf}
        ahead={aheadOf({ subjects, sources, farmOf })}
        map={mapOf({ plots, records, loading: list.status === 'loading' && all.length === 0 })}
        reload={() => {
          reloadRecords();
          reloadItem();
        }}
      />
      {params.has(BOOK) && (
        <Suspense fallback={null}>
          <FieldBookDialog
            plots={subjects}
            records={records}
            sources={sources}
            chosenId={subjects.find(({ id: plot }) => String(plot) === params.get('talhao'))?.id ?? null}
            onClose={() => showBook(false)}
          />
        </Suspense>
      )}
    </>
  );
}
