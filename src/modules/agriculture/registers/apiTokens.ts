import { defineRegister } from '@/families/register/defineRegister';
import { choiceOptions } from '@/families/register/fixedChoices';
import { addDays, toLocalDate, today } from '@/platform/format/date';
import { API_AREAS, type ApiArea, USUAL_TOKEN_DAYS } from '../agricultureChoices';
import { areaWords, tokenState, tokenLook } from '../apiTokenLook';
import { apiTokenCalls } from '../apiTokenService';
import type { ApiTokenValues } from '../schemas/apiTokenSchemas';
import type { ApiToken } from '../apiTokenWire';

const WORDS = 'agricultureRegisters';
const areas = choiceOptions(API_AREAS, WORDS, 'areas');
const known = (names: readonly string[]) =>
  API_AREAS.filter((area): area is ApiArea => Array.isArray(names) && names.includes(area));

/**
 * Keys with which other systems read and write this customer's data. A key is shown once, when it is made; what is left of it
 * here are its last four signs.
 */
export const apiTokens = defineRegister<ApiToken, ApiToken, ApiTokenValues>({
  module: 'agriculture',
  namespace: WORDS,
  name: 'apiTokens',
  slug: 'configuracao-api-service-token',
  calls: apiTokenCalls,
  columns: [
    { field: 'name', identifying: true },
    { field: 'service', width: 170 },
    { field: 'state', kind: 'status', width: 110, status: tokenLook },
    { field: 'lastFour', width: 80, value: ({ lastFour }) => (lastFour ? `…${lastFour}` : '') },
    { field: 'expiresOn', kind: 'date', width: 110, value: (row) => toLocalDate(row.expiresOn) },
    { field: 'lastUsedAt', kind: 'dateTime', width: 145 },
    { field: 'readAreas', kind: 'text', width: 200, value: ({ readAreas }) => areaWords(readAreas) },
    { field: 'writeAreas', kind: 'text', width: 130, value: ({ writeAreas }) => areaWords(writeAreas) },
    { field: 'revokedAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 80, format: false },
    { name: 'service', kind: 'text', required: true, maxLength: 80, format: false, helper: true, span: 7 },
    { name: 'expiresOn', kind: 'date', required: true, helper: true, span: 5 },
    { name: 'readAreas', section: 'areas', kind: 'multiSelect', inView: true, Options: areas },
    { name: 'writeAreas', kind: 'multiSelect', inView: true, Options: areas, helper: true },
  ],
  schema: () => import('../schemas/apiTokenSchemas').then((all) => all.apiTokenFormSchema),
  emptyValues: {
    expiresOn: addDays(today(), USUAL_TOKEN_DAYS),
  },
  toValues: (row) => ({
    name: row.name,
    service: row.service,
    readAreas: known(row.readAreas),
    writeAreas: known(row.writeAreas),
    expiresOn: toLocalDate(row.expiresOn),
  }),
  nameOf: (row) => row.name,
  locked: (row) => tokenState(row) !== 'VALID',
});
