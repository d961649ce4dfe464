import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { formatNumber } from '@/platform/format/number';
import { NumberControl } from '@/platform/forms/fields/NumberField';
import { pointsGpx, pointsKml, type WrittenPoint } from '@/platform/geo/exchange/writePoints';
import { AppDialog } from '@/platform/ui/AppDialog';
import { gridPlan, MOST_PLANNED, routeLength, shortRoute } from '../rules/samplingPlan';
import type { SoilPlot } from '../usePlots';

interface PlanDialogProps {
  readonly plots: readonly SoilPlot[];
  readonly onPoints: (points: readonly WrittenPoint[]) => void;
  readonly onClose: () => void;
}

const GPX = 'GPX';
const KML = 'KML';

/** A point a hectare and a half, at least so many as a map needs. */
const usual = (hectares: number) => Math.max(6, Math.round(hectares / 1.5));

/** A sampling plan: places on a grid inside the plots, numbered along a short way, into the table or to a receiver. */
export function PlanDialog({ plots, onPoints, onClose }: PlanDialogProps) {
  const { t } = useTranslation('soilAnalysis');
  const area = useMemo(() => plots.flatMap((plot) => plot.area ?? []), [plots]);
  const hectares = plots.reduce((sum, plot) => sum + (plot.hectares ?? 0), 0);
  const [count, setCount] = useState<number | null>(() => Math.min(MOST_PLANNED, usual(hectares)));
  const places = useMemo(
    () =>
      shortRoute(gridPlan(area, count ?? 0)).map((at, index) => ({
        ...at,
        name: `P${String(index + 1).padStart(2, '0')}`,
      })),
    [area, count],
  );
  const title = plots.map(({ name }) => name).join(', ');
  const file = title.normalize('NFD').replace(/[^\w-]+/g, '-');
  const hasPlaces = places.length > 0;
  return (
    <AppDialog title={t('plan.title')} onClose={onClose}>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t('plan.text')}</Typography>
        <NumberControl
          label={t('plan.count')}
          decimals={0}
          most={MOST_PLANNED}
          value={count}
          onChange={setCount}
        />
        <Typography role="status" variant="caption" color="textSecondary">
          {hasPlaces
            ? t('plan.facts', {
                count: places.length,
                hectares: formatNumber(hectares / places.length, { decimals: 2 }),
                metres: formatNumber(routeLength(places), { decimals: 0 }),
              })
            : t(area.length === 0 ? 'plan.noArea' : 'plan.noPlaces')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button
          variant="text"
          disabled={!hasPlaces}
          onClick={() =>
            downloadFile(new Blob([pointsGpx(title, places)], { type: 'application/gpx+xml' }), `${file}.gpx`)
          }
        >
          {GPX}
        </Button>
        <Button
          variant="text"
          disabled={!hasPlaces}
          onClick={() =>
            downloadFile(
              new Blob([pointsKml(title, places)], { type: 'application/vnd.google-earth.kml+xml' }),
              `${file}.kml`,
            )
          }
        >
          {KML}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {t('conflict.back')}
        </Button>
        <Button
          variant="contained"
          disabled={!hasPlaces}
          onClick={() => {
            onPoints(places);
            onClose();
          }}
        >
          {t('plan.apply')}
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
