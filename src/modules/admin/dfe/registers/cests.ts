import { CEST } from '@/domain/fiscal/codeMasks';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { formatCest } from '@/domain/fiscal/codes';
import { choiceWord } from '@/families/register/fixedChoices';
import { CHOOSE, platformColumns } from '../../platformColumns';
import type { CestValues } from '../dfeSchemas';
import { segmentOf } from '../rules/taxations';
import { cestImport } from '../imports/cestImport';
import { Cest } from '../dfeWire';

const schemas = () => import('../dfeSchemas');

function segmentName({ code }: Partial<Cest>): string {
  const segment = code ? segmentOf(code) : null;
  return segment ? `${segment} ${choiceWord('adminDfe', 'segments', segment)}` : '';
}

/** Goods under tax substitution: the code, whose first digits are the segment, its words, and the NCM codes it covers. */
export const cests = defineRegister<Cest, Cest, CestValues>({
  module: 'admin',
  namespace: 'adminDfe',
  name: 'cests',
  slug: 'dfe-cest',
  calls: registerCalls<Cest, Cest, CestValues>('Cest', {
    row: Cest,
  }),
  columns: [
    { field: 'code', kind: 'masked', mask: CEST, width: 112 },
    { field: 'description', identifying: true },
    { field: 'segment', width: 240, value: segmentName, filter: CHOOSE },
    { field: 'ncmPrefixes', width: 200 },
    ...platformColumns,
  ],
  fields: [
    { name: 'code', kind: 'masked', mask: CEST, required: true, helper: true, span: 6 },
    { name: 'description', kind: 'multiline', required: true, maxLength: 500, format: false },
    { name: 'ncmPrefixes', kind: 'multiline', maxLength: 200, helper: true },
  ],
  schema: () => schemas().then((all) => all.cestFormSchema),
  emptyValues: { ncmPrefixes: '' },
  nameOf: (row) => row.description,
  fullNameOf: ({ code, description }) => `${formatCest(code)} · ${description}`,
  unique: ['code'],
  isActive: (row) => row.active,
  importing: cestImport,
  bulkFields: ['ncmPrefixes'],
});
