const SAID = /\b(?:cultura nao cadastrada para a regiao|crop not registered for the region)\b/i;

/** Whether the server refused a crop that is not registered for the region, in whichever language it says so. */
export const isForeignCrop = (message: string): boolean =>
  SAID.test(message.normalize('NFD').replace(/\p{M}/gu, ''));
