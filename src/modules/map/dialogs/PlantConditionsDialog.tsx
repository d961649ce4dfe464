import { useTranslation } from 'react-i18next';
import { DialogFrame } from '@/platform/forms/DialogFrame';
import { useAppDispatch } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { toast } from '@/platform/ui/toast';
import { RecordBody } from '../components/RecordBody';
import { savingCostCenter } from '../mapSlice';
import { costCenters } from '../registers/costCenters';
import { plantOf, type PlantValues, toCostCenterValues } from '../rules/costCenterValues';
import { PlantConditionsForm } from './PlantConditionsForm';
import type { CostCenter } from '../mapWire';

interface PlantConditionsDialogProps {
  readonly costCenterId: RowId;
  readonly onClose: () => void;
  readonly onSaved: (saved: CostCenter) => void;
}

/** 'Condições da planta' of a perennial cost center, saved by itself. */
export function PlantConditionsDialog({ costCenterId, onClose, onSaved }: PlantConditionsDialogProps) {
  const { t } = useTranslation('map');
  const dispatch = useAppDispatch();
  const save = (center: CostCenter) => async (plant: PlantValues) => {
    const values = { ...toCostCenterValues(center), ...plant };
    const saved = await dispatch(
      savingCostCenter(() => dispatch(costCenters.resource.save({ values, id: costCenterId }))),
    );
    toast({ tone: 'success', text: t('costCenter.saved') });
    onSaved(saved);
  };
  return (
    <DialogFrame title={t('plant.title')} size="m" onClose={onClose}>
      <RecordBody records={costCenters.resource} id={costCenterId}>
        {(center) => (
          <PlantConditionsForm
            draftKey={`map.plant:${costCenterId}`}
            center={center}
            initial={plantOf(toCostCenterValues(center))}
            onClose={onClose}
            onSubmit={save(center)}
          />
        )}
      </RecordBody>
    </DialogFrame>
  );
}
