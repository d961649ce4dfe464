import i18next from 'i18next';

function wordOf(path: string, code: string, otherwise = code): string {
  const key = `integrations:${path}.${code}`;
  return code ? i18next.t(key, otherwise) : otherwise;
}

/** 'Telemetria de máquinas'; a kind that this application does not know is shown as it came. */
export const kindWord = (kind: string): string => wordOf('kinds', kind);
/** What such a partner is good for; '' of a kind that is not known. */
export const kindText = (kind: string): string => wordOf('kindTexts', kind, '');
/** One kind of data: 'Talhões e contornos'. */
export const dataWord = (data: string): string => wordOf('data', data);
/** Label of what a partner asks for: 'Token de acesso'. */
export const fieldWord = (name: string): string => wordOf('fields', name);
