import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { formatDateTime } from '@/platform/format/instant';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import type { LatLng } from '@/platform/geo/geoTypes';
import { deviationAt, estimateAt } from '@/platform/kriging/krigingSystem';
import { shownRange } from '@/platform/kriging/variogramModels';
import type { MapEngine } from '@/platform/map/mapEngine';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useAppDispatch } from '@/platform/store/hooks';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { EmptyState } from '@/platform/ui/EmptyState';
import { LateMenu } from '@/platform/ui/LateMenu';
import { toast } from '@/platform/ui/toast';
import { figureText, sourceName, withUnit, WORDS } from '../interpretation/interpretationWords';
import { ReferenceChoice } from '../references/ReferenceChoice';
import { useReference } from '../references/useReference';
import { meanLimeSoil } from '../rules/correction';
import { limeNeed } from '../rules/lime';
import {
  fingerprintOf,
  isLime,
  LEAST_POINTS,
  type MapSource,
  mapSources,
  zoneLime,
} from '../rules/mapSources';
import { tablesOf } from '../rules/reference';
import { saveSoilMap } from '../soilAnalysisService';
import { soilAnalyses } from '../soilAnalysisState';
import type { SoilTabProps } from '../soilAnalysisTabs';
import type { SavedSoilMap, VariogramModelName } from '../soilAnalysisWire';
import { useLimeChoices } from '../useLimeChoices';
import { usePlots } from '../usePlots';
import { useSharedCamera } from '../../mapComparison/hooks/useSharedCamera';
import { exportMap, MAP_FORMATS, type MapFormat, NoProjection } from './exportMap';
import { LegendTable } from './LegendTable';
import { LimeSavings } from './LimeSavings';
import { MapFigures } from './MapFigures';
import { MapPane } from './MapPane';
import { ModelForm } from './ModelForm';
import { SideStatus } from './SideStatus';
import { type MapSide, useMapSide } from './useMapSide';
import { VariogramCard } from './VariogramCard';
import { STEP_COUNTS, STEP_KINDS, type StepKind } from './zoneNames';
import { useBeside } from './useBeside';
import { useDeviationLayer } from './useDeviationLayer';

const Parts = styled('div')({ display: 'grid', gap: layout.gapSmall });
const Bar = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: 12,
  paddingTop: 8,
  '& > :first-of-type': { gridColumn: 'span 2' },
});
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 372px',
  alignItems: 'start',
  gap: layout.gap,
  '@media (max-width: 1099.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Column = styled('div')({
  display: 'grid',
  gap: layout.gapSmall,
  minWidth: 0,
  '& > section': { height: 'auto' },
});
const Maps = styled('div')({
  display: 'grid',
  gap: 8,
  '&[data-two]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))' },
});
const Probe = styled('p')(({ theme: { tokens } }) => ({
  ...typeStep('cell'),
  minHeight: 20,
  margin: '6px 0 0',
  color: tokens.textMuted,
  fontVariantNumeric: 'tabular-nums',
}));
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
/** The variogram and its parameters beside each other, where there is room. */
const Model = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: '8px 24px',
  alignItems: 'start',
});
const Note = styled('p')(({ theme: { tokens } }) => ({
  ...typeStep('caption'),
  margin: '6px 0 0',
  color: tokens.textMuted,
}));

/** Of the engine that computes maps: another one may answer otherwise. */
const ENGINE = 'kriging-1';
const SHOWN = ['classes', 'deviation'] as const;
const MODEL_NAMES: Readonly<Record<string, VariogramModelName>> = {
  spherical: 'SPHERICAL',
  exponential: 'EXPONENTIAL',
  gaussian: 'GAUSSIAN',
  linear: 'LINEAR',
};

/** The name of what a map shows. */
function useMapName() {
  const { t } = useTranslation([...WORDS, 'soilMaps']);
  return (map: MapSource) =>
    isLime(map) ? t('soilMaps:lime') : map.source ? sourceName(t, map.source) : (map.column?.name ?? map.key);
}

/** Value, class and deviation of a map at a place; the deviation is exact there. */
function useReadout() {
  const { t } = useTranslation('soilMaps');
  return (side: MapSide, at: LatLng) => {
    const { computed, zones, names, unit } = side;
    if (!computed) return null;
    const { x, y } = computed.plane.toFlat(at);
    const { cols, rows, cell, west, north } = computed.grid;
    const [col, row] = [Math.floor((x - west) / cell), Math.floor((north - y) / cell)];
    if (col < 0 || row < 0 || col >= cols || row >= rows) return null;
    const cellIndex = row * cols + col;
    if (computed.cells[cellIndex] === 0) return null;
    return t('readout', {
      value: withUnit(figureText(estimateAt(computed.system, x, y)), unit),
      name: names[(zones?.classes[cellIndex] ?? 1) - 1]?.text ?? '–',
      deviation: withUnit(figureText(deviationAt(computed.system, x, y)), unit),
    });
  };
}

/** Nutrient maps of an analysis by ordinary kriging: classes with hectares, how far to believe them, files, kept parameters. */
export function MapsTab({ analysis, world }: SoilTabProps) {
  const { t } = useTranslation('soilMaps');
  const dispatch = useAppDispatch();
  const nameOf = useMapName();
  const readout = useReadout();
  const { text, word, id, set } = useAddressValues();
  const chosen = useReference(analysis);
  const { reference } = chosen;
  const { choices: lime, price } = useLimeChoices(reference);
  const { plots } = usePlots(world);
  const own = useMemo(() => plots.filter((plot) => analysis.plotIds.includes(plot.id)), [plots, analysis]);
  const area = useMemo(() => {
    const all = own.flatMap((plot) => plot.area ?? []);
    return all.length > 0 ? all : null;
  }, [own]);
  const hectares = own.reduce((sum, plot) => sum + (plot.hectares ?? 0), 0);
  const sources = useMemo(() => mapSources(analysis, lime), [analysis, lime]);
  const tables = useMemo(() => (reference ? tablesOf(reference.rows) : []), [reference]);
  const wanted = text('mapa');
  const enough = sources.filter(({ points }) => points >= LEAST_POINTS);
  const first = enough.find(({ source }) => source?.quantity === 'P') ?? enough[0] ?? sources[0] ?? null;
  const map = sources.find(({ key }) => key === wanted) ?? first;
  const stepKind: StepKind = word('classes', STEP_KINDS) ?? 'bounds';
  const stepCount = id('n') ?? 4;
  const shown = word('camada', SHOWN) ?? 'classes';
  const common = { tables, lime, area, hectares, stepKind, stepCount };
  const a = useMapSide({ soil: analysis, map, ...common });
  const beside = useBeside({ analysis, world, map, sources, lime });
  const b = useMapSide({ soil: beside.soil ?? analysis, map: beside.map, ...common });
  const deviation = useDeviationLayer(shown === 'deviation' ? a.computed : null);
  const [engines, setEngines] = useState<{ a: MapEngine | null; b: MapEngine | null }>({ a: null, b: null });
  const lead = useSharedCamera(engines.a, engines.b);
  const [at, setAt] = useState<LatLng | null>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);

  const fingerprint = useMemo(() => fingerprintOf(a.points), [a.points]);
  const saved = map ? analysis.maps.find(({ quantity }) => quantity === map.key) : undefined;
  const isOutdated = saved !== undefined && saved.fingerprint !== fingerprint;
  const uniform = map && isLime(map) ? limeNeed(meanLimeSoil(analysis), lime) : null;
  const doses = a.zones && uniform?.kind === 'need' ? zoneLime(a.zones.zones, uniform.dose) : null;

  if (sources.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;

  async function save() {
    if (!map || !a.computed) return;
    const { variogram } = a.computed.system;
    const body: Omit<SavedSoilMap, 'savedAt'> = {
      quantity: map.key,
      model: MODEL_NAMES[variogram.model] ?? 'SPHERICAL',
      nugget: variogram.nugget,
      sill: variogram.nugget + variogram.partialSill,
      range: shownRange(variogram) ?? variogram.scale,
      automatic: !a.computed.byHand,
      referenceId: reference?.id ?? null,
      pointIds: a.points.filter(({ value }) => value !== null).map((point) => point.id),
      fingerprint,
      engineVersion: ENGINE,
    };
    setBusy(true);
    try {
      await saveSoilMap(world, analysis.id, body);
      dispatch(soilAnalyses[world].written());
      toast({ tone: 'success', text: t('saved') });
    } catch {
      toast({ tone: 'danger', text: t('notSaved') });
    } finally {
      setBusy(false);
    }
  }

  async function write(format: MapFormat) {
    setMenu(null);
    if (!map || !a.computed || !a.zones) return;
    setBusy(true);
    try {
      const title = [nameOf(map), ...analysis.plotNames, analysis.collectedAt]
        .join(' ')
        .normalize('NFD')
        .replace(/[^\w-]+/g, '-');
      await exportMap(
        format,
        {
          map: a.computed,
          zones: a.zones,
          names: a.names,
          title,
          unit: a.unit,
          heads: {
            class: t('legend.class'),
            above: t('legend.above'),
            upTo: t('legend.upTo'),
            hectares: 'ha',
            share: '%',
            mean: t('legend.mean'),
          },
        },
        new AbortController().signal,
      );
    } catch (thrown) {
      toast({ tone: 'danger', text: t(thrown instanceof NoProjection ? 'noProjection' : 'notExported') });
    } finally {
      setBusy(false);
    }
  }

  const ready = a.computed !== null && a.zones !== null;
  return (
    <Parts>
      <ReferenceChoice {...chosen} />
      <Bar>
        <SelectControl<string>
          label={t('quantity')}
          required
          value={map?.key ?? null}
          options={sources.map((one) => ({
            id: one.key,
            name: t('quantityOf', { name: nameOf(one), count: one.points }),
          }))}
          onChange={(key) => set({ mapa: key })}
        />
        <SelectControl<StepKind>
          label={t('steps.label')}
          required
          value={stepKind}
          options={STEP_KINDS.map((one) => ({ id: one, name: t(`steps.${one}`) }))}
          onChange={(kind) => set({ classes: kind === 'bounds' ? null : kind })}
        />
        {(stepKind !== 'bounds' || !a.table) && (
          <SelectControl<number>
            label={t('steps.count')}
            required
            value={stepCount}
            options={STEP_COUNTS.map((count) => ({ id: count, name: String(count) }))}
            onChange={(count) => set({ n: count })}
          />
        )}
        <SelectControl<string>
          label={t('layer.label')}
          required
          value={shown}
          options={SHOWN.map((one) => ({ id: one, name: t(`layer.${one}`) }))}
          onChange={(layer) => set({ camada: layer === 'classes' ? null : layer })}
        />
        <SelectControl<string>
          label={t('beside.label')}
          value={beside.chosen}
          options={beside.choices.map((one) => ({
            id: one.key,
            name: one.map ? nameOf(one.map) : one.name,
          }))}
          onChange={(key) => set({ com: key })}
        />
      </Bar>
      {stepKind === 'bounds' && !a.table && <Alert severity="info">{t('steps.noTable')}</Alert>}
      {isOutdated && <Alert severity="warning">{t('outdated')}</Alert>}
      {saved && !isOutdated && (
        <Alert severity="success" icon={false}>
          {t('kept', { at: saved.savedAt ? formatDateTime(saved.savedAt) : '–' })}
        </Alert>
      )}
      <SideStatus side={a} />
      {beside.map && <SideStatus side={b} />}
      <Columns>
        <Column>
          <div>
            <Maps data-two={beside.map ? '' : undefined}>
              <MapPane
                label={t('mapLabel', { name: map ? nameOf(map) : '' })}
                plots={own}
                points={a.points}
                map={a.computed}
                picture={shown === 'deviation' ? deviation.picture : a.picture}
                area={area}
                onEngine={(engine) => setEngines((now) => ({ ...now, a: engine }))}
                onLead={() => lead('a')}
                onProbe={setAt}
              />
              {beside.map && (
                <MapPane
                  label={t('mapLabel', { name: beside.name ?? nameOf(beside.map) })}
                  plots={own}
                  points={b.points}
                  map={b.computed}
                  picture={b.picture}
                  area={area}
                  quiet
                  onEngine={(engine) => setEngines((now) => ({ ...now, b: engine }))}
                  onLead={() => lead('b')}
                  onProbe={setAt}
                />
              )}
            </Maps>
            <Probe>
              {(at && readout(a, at)) ?? t('probe')}
              {at && beside.map && ` | ${readout(b, at) ?? '–'}`}
            </Probe>
          </div>
          {a.computed && (
            <Card title={t('variogram.card')} aside={t('variogram.aside')}>
              <Model>
                <div>
                  <VariogramCard summary={a.computed} variogram={a.computed.system.variogram} />
                </div>
                <ModelForm
                  key={JSON.stringify(a.computed.system.variogram)}
                  variogram={a.computed.system.variogram}
                  fits={a.fits}
                  byHand={a.computed.byHand}
                  onChange={a.setVariogram}
                />
              </Model>
            </Card>
          )}
        </Column>
        <Column>
          {a.zones && (
            <Card title={map ? nameOf(map) : ''} aside={a.unit} flush>
              <LegendTable zones={a.zones.zones} names={a.names} lime={doses} />
            </Card>
          )}
          {doses && uniform?.kind === 'need' && (
            <LimeSavings zones={a.zones?.zones ?? []} doses={doses} uniform={uniform.dose} price={price} />
          )}
          {beside.map && b.zones && (
            <Card title={beside.name ?? nameOf(beside.map)} aside={b.unit} flush>
              <LegendTable zones={b.zones.zones} names={b.names} lime={null} />
            </Card>
          )}
          {a.computed && (
            <Card title={t('figures.title')}>
              <MapFigures map={a.computed} unit={a.unit} />
              {deviation.range !== null && (
                <Note>
                  {t('deviationRange', {
                    least: figureText(deviation.range[0]),
                    most: withUnit(figureText(deviation.range[1]), a.unit),
                  })}
                </Note>
              )}
              <Note>{t('words', { rmse: withUnit(figureText(a.computed.leaveOneOut.rmse), a.unit) })}</Note>
            </Card>
          )}
          <Row>
            <Button
              variant="contained"
              size="small"
              startIcon={<SaveOutlined />}
              disabled={!ready || busy}
              onClick={() => void save()}
            >
              {t('save')}
            </Button>
            <Button
              variant="outlined"
              size="small"
              startIcon={<DownloadOutlined />}
              disabled={!ready || busy}
              aria-haspopup="menu"
              onClick={(event) => setMenu(event.currentTarget)}
            >
              {t('export')}
            </Button>
          </Row>
          <LateMenu
            anchor={menu}
            onClose={() => setMenu(null)}
            items={MAP_FORMATS.map((format) => ({
              key: format,
              label: t(`formats.${format}`),
              onChoose: () => void write(format),
            }))}
          />
          {hectares > 0 && <Probe>{t('plotArea', { hectares: formatNumber(hectares) })}</Probe>}
        </Column>
      </Columns>
    </Parts>
  );
}
