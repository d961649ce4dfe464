import { figure, figureOrNull, flag, id, keeping, type Read, text, textOrNull } from '@/platform/http/wire';

const stamps = { createdAt: text, updatedAt: textOrNull };

/** A device that sends data, as grid and record answer it. */
export const Equipment = keeping({
  id,
  name: text,
  kind: text,
  serialNumber: text,
  manufacturer: textOrNull,
  model: textOrNull,
  firmware: textOrNull,
  farmId: figure,
  farmName: text,
  aviaryId: figureOrNull,
  aviaryName: textOrNull,
  fishPondId: figureOrNull,
  fishPondName: textOrNull,
  communicationIntervalMinutes: figure,
  contingencyMinutes: figure,
  enabled: flag,
  /** Null for a device that has never sent data. */
  lastTransmissionAt: textOrNull,
  sensorCount: figure,
  /** Of its last transmission; null where it has no battery or no radio, or says nothing of them. */
  batteryPercent: figureOrNull,
  signalPercent: figureOrNull,
  /** The collector it transmits through, and the one that received it last when that is another. */
  collectorId: figureOrNull,
  heardByCollectorId: figureOrNull,
  heardByCollectorName: textOrNull,
  ...stamps,
});
export type Equipment = Read<typeof Equipment>;

/** A sensor, as grid and record answer it. */
export const Sensor = keeping({
  id,
  name: text,
  magnitude: text,
  equipmentId: figure,
  equipmentName: text,
  equipmentEnabled: flag,
  placeName: textOrNull,
  channel: figure,
  /** Added to what the probe measures, in the magnitude's unit. */
  calibrationOffset: figure,
  lowerLimit: figureOrNull,
  upperLimit: figureOrNull,
  enabled: flag,
  replacesSensorId: figureOrNull,
  replacesSensorName: textOrNull,
  replacedById: figureOrNull,
  replacedByName: textOrNull,
  /** In the magnitude's unit, calibrated. */
  lastReading: figureOrNull,
  lastReadingAt: textOrNull,
  /** Of its device. */
  lastTransmissionAt: textOrNull,
  communicationIntervalMinutes: figure,
  contingencyMinutes: figure,
  errorCode: textOrNull,
  errorMessage: textOrNull,
  errorLevel: textOrNull,
  ...stamps,
});
export type Sensor = Read<typeof Sensor>;
