import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '@/platform/geo/geoTypes';
import { PlanDialog } from '../dialogs/PlanDialog';
import { PointsOfDialog } from '../dialogs/PointsOfDialog';
import { PointsMap } from '../points/PointsMap';
import { PointsTable } from '../points/PointsTable';
import { useLoadPoints } from '../points/useLoadPoints';
import type { SoilUnit } from '../rules/nutrients';
import { keptCoordinate } from '../rules/figureText';
import { withRow } from '../rules/pointEdits';
import {
  countPlaceFaults,
  faultsOf,
  fieldOf,
  outsideOf,
  placeOfRow,
  type PointRow,
  type UnlikelyColumn,
  unlikelyColumns,
} from '../rules/pointRows';
import { decimalRuleOf, type TypedAnalysis } from '../soilAnalysisForm';
import type { SoilWorld } from '../soilAnalysisWire';
import { symbolOf } from '../soilWords';
import { valueText } from '../useAskUnlikely';
import { usePlots } from '../usePlots';

const Notes = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, margin: '8px 0' });

const degrees = (value: number) => keptCoordinate(value.toFixed(7), 'dot');
const textOfPlace = ({ lat, lng }: LatLng) => ({ lat: degrees(lat), lng: degrees(lng) });

interface UnlikelyNotesProps {
  readonly columns: readonly UnlikelyColumn[];
  readonly onUnit: (columnId: number, unit: SoilUnit) => void;
}

/** Values that no soil is likely to have, each with the unit in which they would be usual. */
function UnlikelyNotes({ columns, onUnit }: UnlikelyNotesProps) {
  const { t } = useTranslation('soilAnalysis');
  return columns.map(({ nutrient, most, fits }) => (
    <Alert
      key={nutrient.id}
      severity="warning"
      action={
        fits !== null && (
          <Button color="inherit" size="small" onClick={() => onUnit(nutrient.id, fits)}>
            {t('unlikely.use', { unit: fits })}
          </Button>
        )
      }
    >
      {t('unlikely.note', {
        column: symbolOf(t, nutrient),
        value: valueText(most),
        unit: nutrient.unit,
      })}{' '}
      {fits !== null && t('unlikely.fits', { unit: fits })}
    </Alert>
  ));
}

/** The refusals and warnings of places, as the map and the table say them together (FA-500–502). */
function PlaceNotes({ faults, outside }: { faults: ReturnType<typeof faultsOf>; outside: number }) {
  const { t } = useTranslation('soilAnalysis');
  const { invalid, repeated } = countPlaceFaults(faults);
  return (
    <>
      {invalid > 0 && (
        <Alert severity="error">{t(invalid === 1 ? 'faults.location' : 'faults.locations')}</Alert>
      )}
      {repeated > 0 && <Alert severity="error">{t('faults.repeated')}</Alert>}
      {outside > 0 && <Alert severity="warning">{t('points.outsideNote', { count: outside })}</Alert>}
    </>
  );
}

/** What is said of the rows: refused, outside, unlikely. */
function useRowLook(rows: readonly PointRow[], values: TypedAnalysis, world: SoilWorld) {
  const { plots } = usePlots(world);
  const { nutrients, plotIds } = values;
  const rule = useMemo(() => decimalRuleOf(world), [world]);
  const own = useMemo(() => plots.filter(({ id }) => plotIds.includes(id)), [plots, plotIds]);
  const faults = useMemo(() => faultsOf(rows, nutrients, rule), [rows, nutrients, rule]);
  const outside = useMemo(
    () =>
      outsideOf(
        rows,
        own.flatMap(({ area }) => (area ? [area] : [])),
      ),
    [rows, own],
  );
  const unlikely = useMemo(() => unlikelyColumns(rows, nutrients), [rows, nutrients]);
  const look = useMemo(() => {
    const cells = unlikely.flatMap(({ nutrient, rowIds }) =>
      rowIds.map((id) => `${id} ${fieldOf(nutrient)}`),
    );
    return { faults, outside, unlikely: new Set(cells) };
  }, [faults, outside, unlikely]);
  return { rule, own, faults, outside, unlikely, look };
}

interface PointsPartProps {
  readonly world: SoilWorld;
  readonly ownId: number | null;
}

/** The points: on the map and in the table, which show the same rows. */
export function PointsPart({ world, ownId }: PointsPartProps) {
  const { t } = useTranslation('soilAnalysis');
  const { control, getValues, setValue } = useFormContext<TypedAnalysis>();
  // The library's type allows for a form without defaults.
  const values = useWatch({ control }) as TypedAnalysis;
  const { rows, nutrients } = values;
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [copies, setCopies] = useState(false);
  const [plans, setPlans] = useState(false);
  const { rule, own, faults, outside, unlikely, look } = useRowLook(rows, values, world);
  const write = (next: PointRow[]) => setValue('rows', next, { shouldDirty: true });
  const { fault, load, add } = useLoadPoints(rows, write);
  const points = useMemo(
    () =>
      rows.flatMap((row) => {
        const at = placeOfRow(row);
        const isRepeated = faults.get(row.id)?.['lat'] === 'repeated';
        return at ? [{ id: row.id, name: row.name, at, doubtful: isRepeated || outside.has(row.id) }] : [];
      }),
    [rows, faults, outside],
  );
  const move = (id: number, to: LatLng) =>
    write(getValues('rows').map((row) => (row.id === id ? { ...row, ...textOfPlace(to) } : row)));
  const useUnit = (columnId: number, unit: SoilUnit) =>
    setValue(
      'nutrients',
      getValues('nutrients').map((column) => (column.id === columnId ? { ...column, unit } : column)),
      { shouldDirty: true },
    );
  return (
    <>
      <PointsMap
        plots={own}
        points={points}
        chosenId={chosenId}
        onChoose={setChosenId}
        onMove={move}
        onAdd={(at) => write(withRow(getValues('rows'), textOfPlace(at)))}
      />
      <Notes role="status">
        <PlaceNotes faults={faults} outside={outside.size} />
        {faults.size > 0 && <Alert severity="error">{t('points.faultsNote', { count: faults.size })}</Alert>}
        <UnlikelyNotes columns={unlikely} onUnit={useUnit} />
        {fault !== null && <Alert severity="error">{fault}</Alert>}
      </Notes>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
        {t(world === 'SILVICULTURE' ? 'points.hintDot' : 'points.hint')}
      </Typography>
      <PointsTable
        label={t('points.label')}
        exportName={t('points.exportName')}
        rows={rows}
        nutrients={nutrients}
        rule={rule}
        look={look}
        onChange={write}
        onChosen={setChosenId}
        toolbar={
          <>
            <Button component="label" size="small" variant="outlined" startIcon={<FileUploadOutlined />}>
              {t('points.file')}
              <input
                type="file"
                hidden
                accept=".gpx,.kml"
                aria-label={t('points.file')}
                onChange={(event) => {
                  const file = event.target.files?.[0];
                  event.target.value = '';
                  if (file) void load(file);
                }}
              />
            </Button>
            <Button size="small" variant="text" onClick={() => setPlans(true)}>
              {t('plan.open')}
            </Button>
            <Button size="small" variant="text" onClick={() => setCopies(true)}>
              {t('points.fromAnalysis')}
            </Button>
          </>
        }
      />
      {plans && <PlanDialog plots={own} onPoints={add} onClose={() => setPlans(false)} />}
      {copies && (
        <PointsOfDialog world={world} ownId={ownId} onPoints={add} onClose={() => setCopies(false)} />
      )}
    </>
  );
}
