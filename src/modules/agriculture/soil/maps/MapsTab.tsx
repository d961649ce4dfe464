import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { formatDateTime } from '@/platform/format/instant';
import type { LatLng } from '@/platform/geo/geoTypes';
import type { MapEngine } from '@/platform/map/mapEngine';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { EmptyState } from '@/platform/ui/EmptyState';
import { LateMenu } from '@/platform/ui/LateMenu';
import { figureText, withUnit } from '../interpretation/interpretationWords';
import { ReferenceChoice } from '../references/ReferenceChoice';
import { useReference } from '../references/useReference';
import { meanLimeSoil } from '../rules/correction';
import { limeNeed } from '../rules/lime';
import { fingerprintOf, isLime, LEAST_POINTS, mapSources, zoneLime } from '../rules/mapSources';
import { tablesOf } from '../rules/reference';
import type { SoilTabProps } from '../soilAnalysisTabs';
import { useLimeChoices } from '../useLimeChoices';
import { usePlots } from '../usePlots';
import { useSharedCamera } from '../../mapComparison/hooks/useSharedCamera';
import { MAP_FORMATS } from './exportMap';
import { MapChoices, SHOWN } from './MapChoices';
import { useMapName, useReadout } from './mapWords';
import { useMapFiles, variogramOf } from './useMapFiles';
import { LegendTable } from './LegendTable';
import { LimeSavings } from './LimeSavings';
import { MapFigures } from './MapFigures';
import { MapPane } from './MapPane';
import { ModelForm } from './ModelForm';
import { SideStatus } from './SideStatus';
import { useMapSide } from './useMapSide';
import { VariogramCard } from './VariogramCard';
import { STEP_KINDS, type StepKind } from './zoneNames';
import { useBeside } from './useBeside';
import { useDeviationLayer } from './useDeviationLayer';

const Parts = styled('div')({ display: 'grid', gap: layout.gapSmall });
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

/** Nutrient maps of an analysis by ordinary kriging: classes with hectares, how far to believe them, files, kept parameters. */
export function MapsTab({ analysis, world }: SoilTabProps) {
  const { t } = useTranslation('soilMaps');
  const nameOf = useMapName();
  const readout = useReadout();
  const { text, word, id } = useAddressValues();
  const savedOf = (key: string | null) => analysis.maps.find(({ quantity }) => quantity === key);
  const chosen = useReference(analysis, savedOf(text('mapa'))?.referenceId ?? null);
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
  const saved = savedOf(map?.key ?? null);
  const kept = saved && !saved.automatic ? variogramOf(saved) : undefined;
  const a = useMapSide({ soil: analysis, map, kept, ...common });
  const beside = useBeside({ analysis, world, map, sources, lime });
  const b = useMapSide({ soil: beside.soil ?? analysis, map: beside.map, ...common });
  const deviation = useDeviationLayer(shown === 'deviation' ? a.computed : null);
  const [engines, setEngines] = useState<{ a: MapEngine | null; b: MapEngine | null }>({ a: null, b: null });
  const lead = useSharedCamera(engines.a, engines.b);
  const [at, setAt] = useState<LatLng | null>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);

  const fingerprint = useMemo(() => fingerprintOf(a.points), [a.points]);
  const isOutdated = saved !== undefined && saved.fingerprint !== fingerprint;
  const uniform = map && isLime(map) ? limeNeed(meanLimeSoil(analysis), lime) : null;
  const doses = a.zones && uniform?.kind === 'need' ? zoneLime(a.zones.zones, uniform.dose) : null;

  const files = useMapFiles({ analysis, world, side: a, fingerprint, referenceId: reference?.id ?? null });
  const { ready, busy } = files;

  if (sources.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />;

  return (
    <Parts>
      <ReferenceChoice {...chosen} />
      <MapChoices
        map={map}
        sources={sources}
        stepKind={stepKind}
        stepCount={stepCount}
        counts={stepKind !== 'bounds' || !a.table}
        layer={shown}
        beside={beside}
      />
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
              onClick={() => void files.save()}
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
              onChoose: () => {
                setMenu(null);
                void files.write(format);
              },
            }))}
          />
          {hectares > 0 && <Probe>{t('plotArea', { hectares: formatNumber(hectares) })}</Probe>}
        </Column>
      </Columns>
    </Parts>
  );
}
