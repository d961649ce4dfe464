import type { Row } from './table';

/** What sends data, and until when it did. */
interface Sending extends Row {
  customerId: number;
  name: string;
  enabled: boolean;
  /** The last instant that something came; null while it still comes. */
  silentSince: string | null;
  active: boolean;
  createdAt: string;
  updatedAt: string | null;
}

export interface Equipment extends Sending {
  kind: 'COLLECTOR' | 'CONTROLLER' | 'SCALE' | 'POND_PROBE' | 'WEATHER_GATEWAY';
  serialNumber: string;
  manufacturer: string | null;
  model: string | null;
  firmware: string | null;
  farmId: number;
  aviaryId: number | null;
  fishPondId: number | null;
  communicationIntervalMinutes: number;
  contingencyMinutes: number;
  /** Registered, and not put up yet. */
  neverSent: boolean;
  /** Percent at the last transmission; null on the mains, or by cable. */
  batteryPercent: number | null;
  signalPercent: number | null;
  collectorId: number | null;
  /** Where it is received since it was carried elsewhere. */
  heardByCollectorId: number | null;
}

export interface Sensor extends Sending {
  magnitude: string;
  equipmentId: number;
  channel: number;
  calibrationOffset: number;
  lowerLimit: number | null;
  upperLimit: number | null;
  replacesSensorId: number | null;
  errorCode: string | null;
  errorMessage: string | null;
  errorLevel: string | null;
}
