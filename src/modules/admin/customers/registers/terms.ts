import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { choiceWords } from '@/families/register/fixedChoices';
import { lookOf } from '../../statusLook';
import { termLook } from '../customersLook';
import type { TermValues } from '../schemas/termSchemas';
import { Term, TermItem } from '../termWire';

const schemas = () => import('../schemas/termSchemas');
const stateWord = choiceWords('adminCustomers', 'registers.terms.states');

/**
 * Versions of the terms of use: a title, what changed in one line, and the text. A version is a draft until it is
 * published; then it stays as it was accepted, and the next one begins as a copy. Each user who signs in after that day
 * has to accept it.
 */
export const terms = defineRegister<Term, TermItem, TermValues>({
  module: 'admin',
  namespace: 'adminCustomers',
  name: 'terms',
  slug: 'termos-de-uso',
  form: 'page',
  calls: registerCalls<Term, TermItem, TermValues>('SystemTermsOfUse', {
    row: Term,
    item: TermItem,
    without: ['setActive'],
  }),
  columns: [
    { field: 'title', identifying: true },
    { field: 'summary', width: 320 },
    {
      field: 'status',
      kind: 'status',
      width: 140,
      status: ({ status }) => ({ ...lookOf(termLook, status ?? ''), label: stateWord(status) }),
    },
    { field: 'publishedAt', kind: 'dateTime', width: 150 },
    { field: 'acceptedCount', kind: 'number', decimals: 0, width: 110 },
    { field: 'userCount', kind: 'number', decimals: 0, width: 110 },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  sort: { field: 'createdAt', direction: 'desc' },
  fields: [
    { name: 'title', kind: 'text', required: true, maxLength: 100 },
    { name: 'summary', kind: 'text', required: true, maxLength: 200, format: false },
    { name: 'htmlCode', kind: 'richText', required: true },
  ],
  tabs: [{ id: 'acceptances', load: () => import('../components/AcceptancesTab') }],
  schema: () => schemas().then((all) => all.termFormSchema),
  nameOf: (row) => row.title,
  locked: ({ status }) => status !== 'DRAFT',
});
