import i18next from 'i18next';

/** Words put together from a value of the wire; one that this application does not know is shown as it came. */
function wordOf(path: string, value: string | null | undefined): string {
  if (!value) return '';
  return i18next.t(`monitoring:${path}.${value}`, value);
}

export const kindWord = (kind: string | null | undefined) => wordOf('kinds', kind);
export const magnitudeWord = (magnitude: string | null | undefined) => wordOf('magnitudes', magnitude);
export const connectionWord = (connection: string | null | undefined) => wordOf('connections', connection);
export const errorLevelWord = (level: string | null | undefined) => wordOf('errorLevels', level);
export const sensorStateWord = (state: string | null | undefined) => wordOf('sensorStates', state);
