import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import { type ComponentProps, lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isAdministrator } from '@/domain/identity/permissions';
import { useCustomer } from '@/domain/identity/selectors';
import { OccurrencePage } from '@/families/occurrence/OccurrencePage';
import type { OccurrenceAheadView, OccurrenceMapView } from '@/families/occurrence/occurrencePage';
import { useOfflinePage } from '@/platform/connection/useOfflinePage';
import { usePreloadedForm } from '@/platform/forms/usePreloadedForm';
import { href } from '@/platform/routing/href';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useList } from '@/platform/store/useResource';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { plotFarms } from '../agricultureSlice';
import { OCCURRENCES } from './occurrences';
import { stock } from './occurrenceWriteService';
import { occurrences } from './occurrencesSlice';
import { farmsByPlot, type FieldWorld, areasByPlot, farmParts, subjectsOf } from './rules/fieldPlots';
import { HourStrip } from './spraying/HourStrip';
import { SoilAnalysisNote } from './SoilAnalysisNote';
import { soilSampling } from './types/soilSampling';
import { spraying } from './types/spraying';
import { useFieldRecords } from './useFieldRecords';
import { useFieldSources } from './useFieldSources';
import { useFormerPlots } from './useFormerPlots';
import { ConflictNote } from './waiting/ConflictNote';
import { FieldOutbox } from './waiting/FieldOutbox';
import { fieldOutbox } from './waiting/fieldOutbox';
import { RefusalNote } from './waiting/RefusalNote';
import { removeOrDiscard, saveOrKeep } from './waiting/saveOrKeep';

const OccurrencesMap = lazy(() =>
  import('./map/OccurrencesMap').then((all) => ({ default: all.OccurrencesMap })),
);
const WeekAhead = lazy(() => import('./ahead/WeekAhead').then((all) => ({ default: all.WeekAhead })));
const FieldBookDialog = lazy(() =>
  import('./fieldBook/FieldBookDialog').then((all) => ({ default: all.FieldBookDialog })),
);
const loadSchema = () => import('@/families/occurrence/occurrenceSchema');
/** The field book is open. */
const BOOK = 'caderno';

type WaitsProps = Pick<ReturnType<typeof useFieldRecords>, 'refusal' | 'conflict'> &
  Pick<ComponentProps<typeof ConflictNote>, 'sources' | 'subjects'>;

/** Of what waits, why the server refused it: both versions where somebody else changed it meanwhile. */
function WaitsNote({ refusal, conflict, ...around }: WaitsProps) {
  const descriptor = OCCURRENCES.find(({ slug }) => slug === conflict?.mine.type);
  if (conflict && descriptor)
    return (
      <ConflictNote
        {...around}
        descriptor={descriptor}
        theirs={conflict.theirs}
        mine={conflict.mine}
        base={conflict.base}
        onTakeTheirs={() => fieldOutbox.remove(conflict.key)}
      />
    );
  return refusal === null ? null : <RefusalNote reason={refusal} />;
}

/** What the form of a type has of its own: why the server refused what waits; of a spraying, the hours that suit it; of a soil sampling, its analysis. */
const asideOf = (waits: WaitsProps, world: FieldWorld, openId: string | null) => (slug: string) => (
  <>
    <WaitsNote {...waits} />
    {slug === spraying.slug && <HourStrip />}
    {slug === soilSampling.slug && (
      <SoilAnalysisNote
        world={world}
        occurrenceId={/^\d{1,15}$/.test(openId ?? '') ? Number(openId) : null}
      />
    )}
  </>
);

type AheadData = Pick<ComponentProps<typeof WeekAhead>, 'subjects' | 'sources' | 'farmOf'>;

const aheadOf = (data: AheadData) => (shown: OccurrenceAheadView) => (
  <Suspense
    fallback={
      <Loading>
        <SkeletonText lines={8} />
      </Loading>
    }
  >
    <WeekAhead {...data} {...shown} />
  </Suspense>
);

type MapData = Pick<ComponentProps<typeof OccurrencesMap>, 'plots' | 'records' | 'parts' | 'loading'>;

const mapOf =
  (data: MapData) =>
  ({ type, subjectId, onOpen }: OccurrenceMapView) => (
    <Suspense
      fallback={
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      }
    >
      <OccurrencesMap {...data} type={type} chosenId={subjectId} onOpen={onOpen} />
    </Suspense>
  );

/** What happens on the plots of fields or of woods. */
export function OccurrencesScreen({ world }: { readonly world: FieldWorld }) {
  // On a field there is often no network.
  useOfflinePage();
  const { t } = useTranslation('agricultureOccurrences');
  const { id } = useParams();
  const openId = id === undefined || id === 'nova' ? null : id;
  const sources = useFieldSources(world);
  const customer = useCustomer();
  const { rows: farms, list: farmList, retry: reloadFarms } = useList(plotFarms, undefined);
  const present = useMemo(() => subjectsOf(farms, world), [farms, world]);
  const former = useFormerPlots(world, openId);
  const subjects = useMemo(() => [...present, ...former], [present, former]);
  const {
    saved,
    records,
    recordsState: listedState,
    refusal,
    conflict,
    known,
    ...opened
  } = useFieldRecords(subjects, openId);
  const subjectsState = { status: farmList.status, error: farmList.error, onRetry: reloadFarms };
  // Which records are of this world's plots is unknown until the plots are read: none so far is not none at all.
  const plotsUnknown = farmList.loadedAt === null && listedState.status !== 'failed';
  const recordsState = plotsUnknown ? subjectsState : listedState;
  const areas = useMemo(() => areasByPlot(farms), [farms]);
  const plots = useMemo(
    () =>
      present.map(({ id: plot, name }) => ({
        id: Number(plot),
        name,
        area: areas.get(Number(plot)) ?? null,
      })),
    [present, areas],
  );
  const parts = useMemo(() => farmParts(farms, plots), [farms, plots]);
  const farmOf = useMemo(() => farmsByPlot(farms), [farms]);
  usePreloadedForm(loadSchema);
  const { params, set } = useAddressValues();
  const showBook = (shown: boolean) => set({ [BOOK]: shown ? 1 : null }, { push: true });
  const isForestry = world === 'forestry';
  const base = href(isForestry ? 'silvicultureOccurrences' : 'agricultureOccurrences');
  return (
    <>
      <OccurrencePage
        namespace="agricultureOccurrences"
        title={t(isForestry ? 'forestryTitle' : 'title')}
        subtitle={t('subtitle')}
        base={base}
        subjectParam="talhao"
        subjectLabel={t('plot')}
        exportName={t(isForestry ? 'forestryTitle' : 'title')}
        words={{ empty: t('empty'), choose: t('choose'), chooseText: t('chooseText') }}
        descriptors={OCCURRENCES}
        subjects={subjects}
        subjectsState={subjectsState}
        records={records}
        recordsState={recordsState}
        {...opened}
        stale={occurrences.tags}
        lead={<FieldOutbox subjects={subjects} base={base} sources={sources} />}
        sources={sources}
        stock={stock}
        mayUse={({ restricted }) => restricted !== true || isAdministrator(customer)}
        save={(descriptor, values, recordId) => {
          const body = { type: descriptor.slug, fields: Object.keys(descriptor.emptyValues), values };
          return saveOrKeep(body, recordId, known);
        }}
        remove={removeOrDiscard}
        actions={[{ label: t('book.title'), icon: <MenuBookOutlined />, onClick: () => showBook(true) }]}
        aside={asideOf({ refusal, conflict, sources, subjects }, world, openId)}
        ahead={aheadOf({ subjects: present, sources, farmOf })}
        map={mapOf({
          plots,
          records,
          parts,
          loading: recordsState.status === 'loading' && saved.length === 0,
        })}
      />
      {params.has(BOOK) && (
        <Suspense fallback={null}>
          <FieldBookDialog
            plots={subjects}
            records={saved}
            recordsState={recordsState}
            sources={sources}
            chosenId={subjects.find(({ id: plot }) => String(plot) === params.get('talhao'))?.id ?? null}
            onClose={() => showBook(false)}
          />
        </Suspense>
      )}
    </>
  );
}
