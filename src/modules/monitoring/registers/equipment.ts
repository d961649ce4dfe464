import { createElement } from 'react';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { choiceOptions } from '@/families/register/fixedChoices';
import { EnabledNote } from '../components/EnabledNote';
import { StateChip } from '../components/StateChip';
import { EquipmentStateNote } from '../components/StateNote';
import { connectionLook } from '../monitoringLook';
import type { EquipmentValues } from '../monitoringSchemas';
import type { Equipment } from '../monitoringWire';
import { type EquipmentRow, equipmentService } from '../monitoringService';
import { equipmentReason } from '../monitoringReasons';
import { connectionWord, kindWord } from '../monitoringWords';
import { EQUIPMENT_KINDS } from '../monitoringChoices';

const KindOptions = choiceOptions(EQUIPMENT_KINDS, 'monitoring', 'kinds');

const FarmOptions = lookupOptions('farms', undefined);

const AviaryOptions = lookupOptions('aviaries', undefined);

const FishPondOptions = lookupOptions('fishPonds', undefined);

const CHOOSE = { kind: 'multiSelect' } as const;
const equipmentLook = ({ connection }: EquipmentRow) => ({
  ...connectionLook[connection],
  label: connectionWord(connection),
});

/**
 * Devices that send data: where each stands, how often it transmits and after how long without connection it goes on by
 * its own settings. What is disabled sends nothing, and neither do the sensors that hang on it.
 */
export const equipment = defineRegister<EquipmentRow, Equipment, EquipmentValues>({
  module: 'monitoring',
  name: 'equipment',
  slug: 'equipamentos',
  calls: { ...equipmentService, list: (_query, signal) => equipmentService.list(signal) },
  columns: [
    { field: 'name', identifying: true },
    { field: 'kind', width: 142, value: ({ kind }) => kindWord(kind), filter: CHOOSE },
    {
      field: 'connection',
      kind: 'status',
      width: 160,
      status: equipmentLook,
      render: (row) => createElement(StateChip, { look: equipmentLook(row), reason: equipmentReason(row) }),
    },
    { field: 'batteryPercent', kind: 'percent', decimals: 0, width: 86 },
    { field: 'signalPercent', kind: 'percent', decimals: 0, width: 80 },
    { field: 'lastTransmissionAt', kind: 'dateTime', width: 138 },
    { field: 'placeName', width: 104, value: (row) => row.aviaryName ?? row.fishPondName, filter: CHOOSE },
    { field: 'farmName', width: 176, filter: CHOOSE },
    { field: 'sensorCount', kind: 'number', decimals: 0, width: 92, hidden: true },
    { field: 'reason', width: 260, value: equipmentReason, hidden: true, alwaysSearched: true },
    { field: 'serialNumber', width: 140, hidden: true },
    { field: 'manufacturer', width: 150, hidden: true },
    { field: 'model', width: 130, hidden: true },
    { field: 'firmware', width: 100, hidden: true },
    {
      field: 'communicationIntervalMinutes',
      width: 120,
      hidden: true,
    },
    { field: 'contingencyMinutes', width: 140, hidden: true },
    { field: 'enabled', width: 110, hidden: true },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 80, Note: EquipmentStateNote },
    { name: 'kind', kind: 'select', required: true, Options: KindOptions, span: 6 },
    { name: 'serialNumber', kind: 'text', required: true, maxLength: 40, span: 6 },
    { name: 'manufacturer', kind: 'text', maxLength: 60, span: 6 },
    { name: 'model', kind: 'text', maxLength: 60, span: 6 },
    { name: 'farmId', kind: 'autocomplete', required: true, Options: FarmOptions, section: 'place' },
    { name: 'aviaryId', kind: 'autocomplete', Options: AviaryOptions, clears: ['fishPondId'], span: 6 },
    { name: 'fishPondId', kind: 'autocomplete', Options: FishPondOptions, clears: ['aviaryId'], span: 6 },
    {
      name: 'communicationIntervalMinutes',
      kind: 'integer',
      unit: 'min',
      required: true,
      helper: true,
      section: 'communication',
      span: 6,
    },
    { name: 'contingencyMinutes', kind: 'integer', unit: 'min', required: true, helper: true, span: 6 },
    { name: 'firmware', kind: 'text', maxLength: 20, format: false, span: 6 },
    { name: 'enabled', kind: 'switch', helper: true, Note: EnabledNote },
  ],
  schema: () => import('../monitoringSchemas').then((all) => all.equipmentFormSchema),
  emptyValues: {
    communicationIntervalMinutes: 10,
    contingencyMinutes: 60,
    enabled: true,
  },
  nameOf: (row) => row.name,
  unique: ['serialNumber'],
  bulkFields: ['communicationIntervalMinutes', 'contingencyMinutes', 'firmware', 'enabled'],
  invalidates: ['equipment'],
});
