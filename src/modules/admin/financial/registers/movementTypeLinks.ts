import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import type { OptionsProps } from '@/families/register/registerTypes';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { CHOOSE, platformColumns } from '../../platformColumns';
import { useOptionRows } from '../../useOptionRows';
import type { MovementTypeLinkValues } from '../financialSchemas';
import { choiceOptions, choiceWords } from '@/families/register/fixedChoices';
import { MOVEMENT_CLASSIFICATIONS, NATURES } from '../financialWords';
import { integrators } from './integrators';
import { MovementTypeLink, type Integrator } from '../financialWire';

const schemas = () => import('../financialSchemas');
const natureWord = choiceWords('adminFinancial', 'natures');
const classificationWord = choiceWords('adminFinancial', 'movementClassifications');
const integratorName = (row: Integrator) => row.name;
type Options = OptionsProps<MovementTypeLinkValues>;

const NatureOptions = choiceOptions(NATURES, 'adminFinancial', 'natures');
const ClassificationOptions = choiceOptions(
  MOVEMENT_CLASSIFICATIONS,
  'adminFinancial',
  'movementClassifications',
);

const ActivityOptions = lookupOptions('systemActivities', undefined);

function IntegratorOptions({ children }: Options) {
  return children(useOptionRows(integrators.resource, DEFAULT_QUERY, integratorName));
}

/**
 * Links of movement types: what a kind of movement (sale of soya, settlement of a flock) belongs to. Nature and
 * classification are those by which lists of activities are requested (AGRICULTURAL_PRODUCTS, AFFORESTATION …); the
 * activity narrows it; with an integrator, the code is what its files call the movement.
 */
export const movementTypeLinks = defineRegister<MovementTypeLink, MovementTypeLink, MovementTypeLinkValues>({
  module: 'admin',
  namespace: 'adminFinancial',
  name: 'movementTypeLinks',
  slug: 'vinculo-tipo-movimento',
  calls: registerCalls<MovementTypeLink, MovementTypeLink, MovementTypeLinkValues>('MovementTypeLink', {
    row: MovementTypeLink,
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'natureDescription', width: 100, value: ({ nature }) => natureWord(nature), filter: CHOOSE },
    {
      field: 'movementTypeClassificationDescription',
      filter: CHOOSE,
      width: 210,
      value: (row) => classificationWord(row.movementTypeClassification),
    },
    { field: 'systemBusinessActivityName', width: 170, filter: CHOOSE },
    { field: 'integratorName', width: 160, filter: CHOOSE },
    { field: 'integratorCode', width: 116 },
    ...platformColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 80 },
    { name: 'nature', kind: 'radio', required: true, Options: NatureOptions },
    {
      name: 'movementTypeClassification',
      kind: 'select',
      required: true,
      Options: ClassificationOptions,
      helper: true,
    },
    { name: 'systemBusinessActivityId', kind: 'autocomplete', Options: ActivityOptions, helper: true },
    {
      name: 'integratorId',
      kind: 'autocomplete',
      Options: IntegratorOptions,
      clears: ['integratorCode'],
      helper: true,
      span: 6,
    },
    {
      name: 'integratorCode',
      kind: 'text',
      maxLength: 30,
      lockedWhen: ({ integratorId }) => integratorId === null,
      span: 6,
    },
  ],
  schema: () => schemas().then((all) => all.movementTypeLinkFormSchema),
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
  bulkFields: ['nature', 'movementTypeClassification', 'systemBusinessActivityId'],
});
