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
  neverHeard: boolean;
}

export interface Sensor extends Sending {
  magnitude: string;
  equipmentId: number;
  channel: number;
  calibrationOffset: number;
  lowerLimit: number | null;
  upperLimit: number | null;
  replacesSensorId: number | null;
}
