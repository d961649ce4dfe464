import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { invalidate } from '@/platform/store/tags';
import { useLookup } from '@/domain/lookups/useLookup';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { TextField } from '@/platform/forms/fields/TextField';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { PositionMap } from '../components/PositionMap';
import { createStation, editStation } from '../stationsService';
import { stationRows } from '../stationsState';
import { SOURCES, type Station, type StationValues } from '../stationTypes';

interface StationDialogProps {
  /** Null adds one. */
  readonly station: Station | null;
  /** Whether the partner's account is connected: only then a station of its own can be added. */
  readonly connected: boolean;
  readonly onClose: () => void;
}

const COORDINATE = { decimals: 7, minDecimals: 4, negative: true, unit: '°' } as const;

/** A station: what it is called, where it stands, where its data come from. */
export function StationDialog({ station, connected, onClose }: StationDialogProps) {
  const { t } = useTranslation('agricultureStations');
  const dispatch = useAppDispatch();
  const farms = useLookup('farms', undefined);
  const form = useAppForm<StationValues>({
    schema: () => import('../schemas').then((all) => all.stationFormSchema),
    defaultValues: {
      name: station?.name ?? '',
      farmId: station?.farmId ?? null,
      source: station?.source ?? (connected ? 'PARTNER' : 'EQUIPMENT'),
      serial: station?.serial ?? null,
      latitude: station?.latitude ?? null,
      longitude: station?.longitude ?? null,
      altitude: station?.altitude ?? null,
      sensorHeight: station?.sensorHeight ?? (station ? null : 10),
    },
    draft: { key: `agriculture.station:${station?.id ?? 'new'}` },
  });
  const [source, latitude, longitude] = useWatch({
    control: form.control,
    name: ['source', 'latitude', 'longitude'],
  });
  const manual = source === 'MANUAL';
  const save = async (values: StationValues) => {
    await (station ? editStation(station.id, values) : createStation(values));
    dispatch(invalidate([...stationRows.tags, 'weatherStations']));
    toast({ tone: 'success', text: t('saved', { name: values.name }) });
    onClose();
  };
  const place = (at: { lat: number; lng: number }) => {
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue('latitude', Number(at.lat.toFixed(7)), options);
    form.setValue('longitude', Number(at.lng.toFixed(7)), options);
  };
  const options = SOURCES.map((id) => ({
    id,
    name: t(`sources.${id}`),
    ...(id === 'PARTNER' && !connected ? { disabledReason: t('sourceNeedsAccount') } : {}),
  }));
  return (
    <FormDialog
      form={form}
      title={station ? t('edit', { name: station.name }) : t('new')}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField name="name" label={t('fields.name')} maxLength={80} required />
        <AutocompleteField name="farmId" label={t('fields.farmId')} required {...farms} />
        <SelectField
          name="source"
          label={t('fields.source')}
          required
          options={options}
          disabledReason={station ? t('sourceFixed') : undefined}
        />
        {!manual && (
          <TextField
            name="serial"
            label={t('fields.serial')}
            helper={t('fields.serialHelper')}
            maxLength={40}
            required={source === 'PARTNER'}
          />
        )}
        <NumberField name="latitude" label={t('fields.latitude')} required {...COORDINATE} />
        <NumberField name="longitude" label={t('fields.longitude')} required {...COORDINATE} />
        <NumberField name="altitude" label={t('fields.altitude')} unit="m" decimals={0} negative />
        {!manual && (
          <NumberField
            name="sensorHeight"
            label={t('fields.sensorHeight')}
            helper={t('fields.sensorHeightHelper')}
            unit="m"
            decimals={1}
          />
        )}
      </FieldGrid>
      <PositionMap
        at={latitude == null || longitude == null ? null : { lat: latitude, lng: longitude }}
        onPlace={place}
      />
    </FormDialog>
  );
}
