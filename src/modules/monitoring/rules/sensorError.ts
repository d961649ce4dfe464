/** What a sensor says is wrong with it; all null when nothing is. */
export interface SensorError {
  readonly errorCode?: string | null;
  readonly errorMessage?: string | null;
  readonly errorLevel?: string | null;
}

/** Levels of an error that passes by itself; the others are MEASUREMENT and FATAL (AR-486 to AR-489). */
const PASSING: readonly string[] = ['GENERIC', 'TEMPORARY'];

/** Whether its readings mean nothing while the error lasts. A level that is not known is taken for the worst. */
export function isUntrustworthy({ errorLevel }: SensorError): boolean {
  return errorLevel != null && !PASSING.includes(errorLevel);
}
