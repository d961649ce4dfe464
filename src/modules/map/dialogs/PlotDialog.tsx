import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRegisterTexts } from '@/families/register/registerTexts';
import { DialogForm } from '@/platform/forms/DialogForm';
import { DialogFrame } from '@/platform/forms/DialogFrame';
import type { Option } from '@/platform/forms/options';
import { useAppForm } from '@/platform/forms/useAppForm';
import { toPlainUpper } from '@/platform/format/text';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { toast } from '@/platform/ui/toast';
import { RecordBody } from '../components/RecordBody';
import { savingPlot } from '../mapSlice';
import { costCenters } from '../registers/costCenters';
import { plots } from '../registers/plots';
import { newPlotValues, type PlotValues, toPlotValues } from '../rules/plotValues';
import { PlotFields } from './PlotFields';
import type { Farm, FarmActivityFieldPolygon } from '@/domain/land/landWire';
import type { CostCenter } from '../mapWire';

export interface PlotDialogProps {
  /** Null registers a new plot. */
  readonly plotId: RowId | null;
  /** The plot's farm, which stays. */
  readonly farm: Pick<Farm, 'id' | 'name' | 'city' | 'cityId' | 'communityId'>;
  /** Cost centers of the farm. */
  readonly costCenters: readonly Option<number>[];
  /** The cost center that a new plot was drawn for. */
  readonly costCenterId?: number | null;
  /** What a new plot is called in the file that it came from. */
  readonly name?: string;
  /** Text of the geometry as it is drawn now; without it the saved one stays. */
  readonly polygonArea?: string | null;
  /** Hectares of the drawing. */
  readonly drawn?: number | null;
  /** Picture of the plot, 450×255. */
  readonly thumbnail?: ReactNode;
  /** Leads back to the drawing. */
  readonly onEditPolygon?: () => void;
  readonly readOnlyReason?: string | undefined;
  /** Parameters of the address that the dialog stands on. */
  readonly guardParams?: readonly string[];
  readonly onClose: () => void;
  /** The plot as it was saved; the list of farms shows it already. */
  readonly onSaved: (saved: FarmActivityFieldPolygon) => void;
}

/** 'Novo talhão': registers a plot, with a cost center of its own where none is chosen, or changes one. */
export function PlotDialog(props: PlotDialogProps) {
  const { text } = useRegisterTexts({ module: 'map', name: 'plots' });
  return (
    <DialogFrame title={text(props.plotId === null ? 'new' : 'edit')} size="l" onClose={props.onClose}>
      <PlotBody {...props} />
    </DialogFrame>
  );
}

/** What the dialog holds: the plot and its cost center, whose registrations stand in the form, and then the form. */
export function PlotBody(props: PlotDialogProps) {
  const { plotId, farm, costCenterId = null, drawn = null } = props;
  const centerOf = (id: number, form: (center: CostCenter) => ReactNode) => (
    <RecordBody records={costCenters.resource} id={id}>
      {form}
    </RecordBody>
  );
  const create = (center: CostCenter | null) => (
    <PlotForm
      {...props}
      initial={{ ...newPlotValues({ farm, center, drawn }), name: toPlainUpper(props.name ?? '') }}
      plot={null}
    />
  );
  if (plotId === null) return costCenterId === null ? create(null) : centerOf(costCenterId, create);
  return (
    <RecordBody records={plots.resource} id={plotId}>
      {(plot) =>
        centerOf(plot.farmActivityFieldId, (center) => (
          <PlotForm {...props} initial={toPlotValues(plot, center)} plot={plot} />
        ))
      }
    </RecordBody>
  );
}

interface PlotFormProps extends PlotDialogProps {
  readonly initial: PlotValues;
  /** The record that is changed. */
  readonly plot: FarmActivityFieldPolygon | null;
}

function PlotForm(props: PlotFormProps) {
  const { plotId, farm, initial, plot, guardParams = [], readOnlyReason, onClose, onSaved } = props;
  const { t } = useTranslation('map');
  const { text } = useRegisterTexts({ module: 'map', name: 'plots' });
  const dispatch = useAppDispatch();
  const form = useAppForm<PlotValues>({
    schema: () => import('./schemas/plotFormSchema').then((file) => file.plotFormSchema),
    defaultValues: initial,
    draft: { key: `map.plot:${plotId ?? `novo.${farm.id}`}` },
    guardParams,
  });
  async function save(values: PlotValues) {
    // The geometry is what is drawn now, whatever a draft of the form remembers.
    const polygonArea = props.polygonArea === undefined ? (plot?.polygonArea ?? null) : props.polygonArea;
    const answer = await dispatch(
      savingPlot(() => dispatch(plots.resource.save({ values: { ...values, polygonArea }, id: plotId }))),
    );
    toast({ tone: 'success', text: t(plotId === null ? 'plot.created' : 'plot.updated') });
    onSaved(answer);
  }
  return (
    <DialogForm
      form={form}
      label={text(plotId === null ? 'new' : 'edit')}
      saveLabel={t('plot.save')}
      onSubmit={save}
      onClose={onClose}
      disabledReason={readOnlyReason}
    >
      <PlotFields
        farm={farm}
        creating={plotId === null}
        costCenters={props.costCenters}
        drawn={props.drawn ?? null}
        thumbnail={props.thumbnail}
        onEditPolygon={props.onEditPolygon}
      />
    </DialogForm>
  );
}
