import i18next from 'i18next';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { useLookup } from '@/domain/lookups/useLookup';
import { defineRegister } from '@/families/register/defineRegister';
import type { OptionsProps } from '@/families/register/registerTypes';
import { EnabledNote } from '../components/EnabledNote';
import { EquipmentNote } from '../components/EquipmentNote';
import { StateChip } from '../components/StateChip';
import { SensorStateNote } from '../components/StateNote';
import { sensorLook } from '../monitoringLook';
import type { SensorValues } from '../monitoringSchemas';
import type { Sensor } from '../monitoringWire';
import { type SensorRow, sensorService } from '../monitoringService';
import { sensorReason } from '../monitoringReasons';
import { magnitudeWord, sensorStateWord } from '../monitoringWords';
import { magnitudeOf, MAGNITUDE_NAMES, MAGNITUDES } from '@/domain/monitoring/magnitudes';
import { limitsText, readingText } from '../rules/readingText';

type Options = OptionsProps<SensorValues>;

/** What can be measured, each with its unit: 'Temperatura (°C)'. */
function MagnitudeOptions({ children }: Options) {
  const { t } = useTranslation('monitoring');
  return children({
    options: MAGNITUDE_NAMES.map((id) => ({ id, name: `${t(`magnitudes.${id}`)} (${MAGNITUDES[id].unit})` })),
  });
}

const EquipmentOptions = lookupOptions('equipment', undefined);

/** Sensors of the chosen device that nothing stands in for yet, besides the one that this one replaces already. */
function ReplacedOptions({ values: { equipmentId, replacesSensorId }, children }: Options) {
  const list = useLookup('sensors', equipmentId === null ? null : { equipmentId });
  return children({
    ...list,
    options: list.options.filter(({ id, replacedById }) => id === replacesSensorId || replacedById == null),
  });
}

const CHOOSE = { kind: 'multiSelect' } as const;
const stateLook = ({ state }: SensorRow) => ({ ...sensorLook[state], label: sensorStateWord(state) });
const unit = ({ magnitude }: SensorValues) => magnitudeOf(magnitude)?.unit ?? '';
const between = (lower: string, upper: string) => i18next.t('monitoring:between', { lower, upper });

/**
 * What devices measure with: each sensor hangs on a channel of one device, which no other sensor has, and tells when its
 * reading leaves its limits. One that takes the place of another leaves that one as it was, with its history.
 */
export const sensors = defineRegister<SensorRow, Sensor, SensorValues>({
  module: 'monitoring',
  name: 'sensors',
  slug: 'sensores',
  calls: { ...sensorService, list: (_query, signal) => sensorService.list(signal) },
  columns: [
    { field: 'name', identifying: true },
    { field: 'magnitude', width: 148, value: ({ magnitude }) => magnitudeWord(magnitude), filter: CHOOSE },
    {
      field: 'state',
      kind: 'status',
      width: 164,
      status: stateLook,
      render: (row) => createElement(StateChip, { look: stateLook(row), reason: sensorReason(row) }),
    },
    {
      field: 'lastReading',
      kind: 'number',
      width: 108,
      filter: false,
      render: (row) => readingText(row.magnitude, row.lastReading),
    },
    { field: 'lastReadingAt', kind: 'dateTime', width: 138 },
    {
      field: 'limits',
      width: 120,
      filter: false,
      value: (row) => limitsText(row.magnitude, row.lowerLimit, row.upperLimit, between),
    },
    { field: 'equipmentName', width: 180, filter: CHOOSE },
    { field: 'channel', width: 76, hidden: true },
    { field: 'reason', width: 260, value: sensorReason, hidden: true, alwaysSearched: true },
    { field: 'errorCode', width: 100, hidden: true },
    { field: 'placeName', width: 130, filter: CHOOSE, hidden: true },
    { field: 'calibrationOffset', width: 110, hidden: true },
    { field: 'replacesSensorName', width: 180, hidden: true },
    { field: 'enabled', width: 110, hidden: true },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 80, Note: SensorStateNote },
    { name: 'magnitude', kind: 'select', required: true, Options: MagnitudeOptions },
    {
      name: 'equipmentId',
      kind: 'autocomplete',
      required: true,
      Options: EquipmentOptions,
      clears: ['replacesSensorId'],
      Note: EquipmentNote,
      span: 8,
    },
    { name: 'channel', kind: 'integer', required: true, span: 4 },
    {
      name: 'replacesSensorId',
      kind: 'autocomplete',
      Options: ReplacedOptions,
      helper: true,
      lockedWhen: ({ equipmentId }, id) => id !== null || equipmentId === null,
    },
    {
      name: 'calibrationOffset',
      kind: 'number',
      negative: true,
      unit,
      helper: true,
      section: 'measuring',
    },
    { name: 'lowerLimit', kind: 'number', negative: true, unit, span: 6 },
    { name: 'upperLimit', kind: 'number', negative: true, unit, span: 6 },
    { name: 'enabled', kind: 'switch', helper: true, Note: EnabledNote },
  ],
  schema: () => import('../monitoringSchemas').then((all) => all.sensorFormSchema),
  emptyValues: {
    calibrationOffset: 0,
    enabled: true,
  },
  nameOf: (row) => row.name,
  fullNameOf: (row) => `${row.name} · ${row.equipmentName}`,
  locked: (row) => row.replacedById != null,
  unique: ['channel', 'replacesSensorId'],
  bulkFields: ['enabled'],
  invalidates: ['sensors'],
});
