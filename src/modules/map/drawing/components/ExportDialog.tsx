import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { formatNumber } from '@/platform/format/number';
import { toGeoJson, toKml } from '@/platform/geo/exchange/exportPlots';
import { hectaresOf, measureArea } from '@/platform/geo/measure';
import { toHectares } from '@/platform/geo/sphere';
import { layout, radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import type { PropertyMap } from '../../propertyMap';
import { plotGeometry, type TreePlot } from '../../rules/mapTree';

const List = styled('ul')(({ theme }) => ({
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  maxHeight: '44dvh',
  overflowY: 'auto',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.control,
}));
const Line = styled('li')(({ theme }) => ({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 48px',
  '& > label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 8,
    minHeight: 48,
    padding: '0 12px 0 4px',
    cursor: 'pointer',
  },
  '& + &': { borderTop: `1px solid ${theme.tokens.border}` },
  '&:hover': { background: theme.tokens.hover },
}));
const Detail = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  color: theme.tokens.textMuted,
}));
const Size = styled('span')({
  ...typeStep('cell'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginTop: 16 });

type Format = 'kml' | 'geojson';
const TYPES: Readonly<Record<Format, string>> = {
  kml: 'application/vnd.google-earth.kml+xml',
  geojson: 'application/geo+json',
};

interface PlotListProps {
  readonly plots: readonly TreePlot[];
  readonly ticked: ReadonlySet<number>;
  readonly onTick: (id: number, on: boolean) => void;
}

/** The plots that can be exported, each with a tick, its place and its size. */
function PlotList({ plots, ticked, onTick }: PlotListProps) {
  const { t } = useTranslation('mapDrawing');
  return (
    <List aria-label={t('export.plots')}>
      {plots.map(({ plot, field, farm }) => (
        <Line key={plot.id}>
          <label>
            <Checkbox
              checked={ticked.has(plot.id)}
              onChange={(_event, on) => onTick(plot.id, on)}
              slotProps={{ input: { 'aria-label': plot.name } }}
            />
            <span>
              {plot.name}
              <Detail>{[farm.farm.name, field.field.name].join(' · ')}</Detail>
            </span>
            <Size>
              {t('figures.hectares', { value: formatNumber(hectaresOf(plotGeometry(plot) ?? [])) })}
            </Size>
          </label>
        </Line>
      ))}
    </List>
  );
}

interface ExportDialogProps {
  readonly map: PropertyMap;
  readonly onClose: () => void;
}

/** Chosen plots as a file: those selected on the map are ticked, without any those of the farm. */
export function ExportDialog({ map, onClose }: ExportDialogProps) {
  const { t } = useTranslation('mapDrawing');
  const { selection, land } = map;
  const drawn = (selection.farm?.plots ?? land.tree.plots).filter(
    ({ plot }) => (plotGeometry(plot)?.length ?? 0) > 0,
  );
  const [format, setFormat] = useState<Format>('kml');
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set(selection.plotIds.size > 0 ? selection.plotIds : drawn.map(({ plot }) => plot.id)),
  );
  const chosen = drawn.filter(({ plot }) => ticked.has(plot.id));
  const size = toHectares(
    chosen.reduce((sum, { plot }) => sum + measureArea(plotGeometry(plot) ?? []).squareMetres, 0),
  );
  const tick = (id: number, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const download = () => {
    const plots = chosen.map(({ plot, field, farm }: TreePlot) => ({
      name: plot.name,
      area: plotGeometry(plot) ?? [],
      details: { [t('export.farm')]: farm.farm.name, [t('export.costCenter')]: field.field.name },
    }));
    const title = selection.farm?.farm.name ?? t('export.plots');
    const text = format === 'kml' ? toKml(title, plots) : toGeoJson(plots);
    downloadFile(new Blob([text], { type: TYPES[format] }), `${t('export.fileName')}.${format}`);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="map-export-title" maxWidth={false}>
      <DialogTitle id="map-export-title">{t('export.title')}</DialogTitle>
      <DialogContent sx={{ width: layout.dialog.m, maxWidth: '100%' }}>
        <RadioGroup
          row
          aria-label={t('export.format')}
          value={format}
          onChange={(_event, value) => setFormat(value === 'kml' ? 'kml' : 'geojson')}
        >
          <FormControlLabel value="kml" control={<Radio size="small" />} label={t('export.kml')} />
          <FormControlLabel value="geojson" control={<Radio size="small" />} label={t('export.geojson')} />
        </RadioGroup>
        {drawn.length === 0 ? (
          <EmptyState title={t('export.empty')} />
        ) : (
          <>
            <Head>
              <Typography variant="subtitle2" component="h3" sx={{ flex: 1 }}>
                {t('export.plots')}
              </Typography>
              <Button size="small" onClick={() => setTicked(new Set(drawn.map(({ plot }) => plot.id)))}>
                {t('export.all')}
              </Button>
              <Button size="small" onClick={() => setTicked(new Set())}>
                {t('export.none')}
              </Button>
            </Head>
            <PlotList plots={drawn} ticked={ticked} onTick={tick} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {drawn.length > 0 && (
          <Typography role="status" variant="caption" sx={{ mr: 'auto', color: 'text.secondary' }}>
            {t('export.chosen', { count: chosen.length, hectares: formatNumber(size) })}
          </Typography>
        )}
        <Button variant="outlined" onClick={onClose}>
          {t('export.cancel')}
        </Button>
        <LoadingButton
          variant="contained"
          disabledReason={chosen.length === 0 ? t('export.noneChosen') : undefined}
          onClick={download}
        >
          {t('export.download')}
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
