import HourglassTopOutlined from '@mui/icons-material/HourglassTopOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import { CHOOSE } from '../../platformColumns';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { choiceOptions, choiceWords } from '@/families/register/fixedChoices';
import { lookOf } from '../../statusLook';
import type { SolicitationValues } from '../miscSchemas';
import { SolicitationThread } from '../SolicitationThread';
import { SOLICITATION_CATEGORIES, SOLICITATION_STATES, type SolicitationState } from '../solicitationChoices';
import { Solicitation } from '../miscWire';

/** How the states of a solicitation look: solid is being worked on, outline waits for the customer. */
const solicitationLook: Record<SolicitationState, Omit<StatusChipProps, 'label'>> = {
  OPEN: { tone: 'warning', variant: 'soft', icon: MarkEmailUnreadOutlined },
  IN_PROGRESS: { tone: 'info', variant: 'solid', icon: HourglassTopOutlined },
  ANSWERED: { tone: 'info', variant: 'outline', icon: ReplyOutlined },
  CLOSED: { tone: 'success', variant: 'soft', icon: TaskAltOutlined },
};

const schemas = () => import('../miscSchemas');
const STATES = 'registers.solicitations.fields.status.options';
const CATEGORIES = 'registers.solicitations.fields.category.options';
const stateWord = choiceWords('adminMisc', STATES);
const categoryWord = choiceWords('adminMisc', CATEGORIES);

/**
 * What customers ask of the platform. A message has a customer, a subject, a kind and a text; the staff gives it a
 * state and an answer, of which the customer's owner is notified. 'Novo' records a request by telephone.
 */
export const solicitations = defineRegister<Solicitation, Solicitation, SolicitationValues>({
  module: 'admin',
  namespace: 'adminMisc',
  name: 'solicitations',
  slug: 'solicitacoes',
  calls: registerCalls<Solicitation, Solicitation, SolicitationValues>('Solicitation', {
    row: Solicitation,
    // The conversation is shown, not written here: an answer goes on with it.
    toBody: ({ files: _files, entries: _entries, ...values }) => values,
    without: ['setActive'],
  }),
  columns: [
    { field: 'subject', identifying: true },
    { field: 'customerName', width: 260 },
    { field: 'category', width: 130, value: ({ category }) => categoryWord(category), filter: CHOOSE },
    {
      field: 'status',
      kind: 'status',
      width: 160,
      status: ({ status }) => ({ ...lookOf(solicitationLook, status ?? ''), label: stateWord(status) }),
    },
    { field: 'createdAt', kind: 'dateTime', width: 150 },
    { field: 'answeredAt', kind: 'dateTime', width: 150 },
    { field: 'answeredBy', width: 200, hidden: true },
  ],
  sort: { field: 'createdAt', direction: 'desc' },
  fields: [
    { name: 'subject', kind: 'text', required: true, maxLength: 100 },
    {
      name: 'customerId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('customers', undefined),
    },
    {
      name: 'category',
      kind: 'select',
      required: true,
      Options: choiceOptions(SOLICITATION_CATEGORIES, 'adminMisc', CATEGORIES),
      span: 6,
    },
    {
      name: 'message',
      kind: 'multiline',
      required: true,
      maxLength: 2000,
      format: false,
      Note: SolicitationThread,
    },
    {
      name: 'status',
      kind: 'radio',
      required: true,
      Options: choiceOptions(SOLICITATION_STATES, 'adminMisc', STATES),
    },
    { name: 'answer', kind: 'multiline', maxLength: 2000, format: false, helper: true },
  ],
  schema: () => schemas().then((all) => all.solicitationFormSchema),
  emptyValues: { status: 'OPEN', answer: '', files: [], entries: [] },
  // The conversation is of the record that it was held about.
  notCopied: ['files', 'entries'],
  nameOf: (row) => row.subject,
  bulkFields: ['category', 'status', 'answer'],
});
