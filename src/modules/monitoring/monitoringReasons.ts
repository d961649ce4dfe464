import i18next from 'i18next';
import { formatDateTime } from '@/platform/format/instant';
import { formatPercent } from '@/platform/format/percent';
import type { EquipmentRow, SensorRow } from './monitoringService';
import { errorLevelWord } from './monitoringWords';
import { limitsBrokenBy } from './rules/sensorState';
import { isBatteryCritical, isSignalWeak } from './rules/silence';

const joined = (...sentences: readonly (string | false | null)[]) => sentences.filter(Boolean).join(' ');
const percentText = (value: number | null | undefined) =>
  value == null ? '' : formatPercent(value, { decimals: 0 });

/** Since when a device is silent and what may be the reason, and what its battery and radio tell. '' when all is well. */
export function equipmentReason(row: EquipmentRow): string {
  const { silentReason, lastTransmissionAt, heardByCollectorName } = row;
  const cause =
    silentReason &&
    i18next.t(`monitoring:silentReasons.${silentReason}`, { collector: heardByCollectorName ?? '' });
  return joined(
    cause !== null &&
      i18next.t('monitoring:silentSince', { since: formatDateTime(lastTransmissionAt), reason: cause }),
    isBatteryCritical(row) &&
      i18next.t('monitoring:batteryCritical', { percent: percentText(row.batteryPercent) }),
    isSignalWeak(row) && i18next.t('monitoring:signalWeak', { percent: percentText(row.signalPercent) }),
  );
}

/** An error as the sensor says it: message, code and level. '' without one. */
function errorText({ errorMessage, errorCode, errorLevel }: SensorRow): string {
  if (errorLevel == null && !errorMessage && !errorCode) return '';
  return i18next.t('monitoring:sensorError', {
    message: errorMessage ?? i18next.t('monitoring:errorUnnamed'),
    code: errorCode ?? '–',
    level: errorLevelWord(errorLevel) || '–',
  });
}

/** Why a sensor is in its state. '' when it measures within its limits. */
export function sensorReason(row: SensorRow): string {
  const { state, lastReadingAt } = row;
  if (state === 'silent' || state === 'contingency') {
    const broken = limitsBrokenBy(row);
    const since = formatDateTime(lastReadingAt);
    return joined(
      since ? i18next.t('monitoring:lastReadSince', { since }) : i18next.t('monitoring:lastReadUnknown'),
      broken !== null && broken !== 'normal' && i18next.t(`monitoring:lastWas.${broken}`),
      errorText(row),
    );
  }
  return state === 'disabled' || state === 'replaced' ? '' : errorText(row);
}
