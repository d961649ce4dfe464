import HourglassTopOutlined from '@mui/icons-material/HourglassTopOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { defineRegister } from '@/families/register/defineRegister';
import { choiceOptions, choiceWord, choiceWords } from '@/families/register/fixedChoices';
import type { OptionsProps } from '@/families/register/registerTypes';
import { useQuery } from '@/platform/store/useQuery';
import type { StatusLook } from '@/platform/theme/status';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import { NoteLine } from '../lot/components/NoteLine';
import type { SolicitationValues } from './solicitationSchemas';
import { recipients, solicitationCalls } from './solicitationService';
import {
  KINDS,
  LONGEST_MESSAGE,
  RECIPIENTS,
  type Solicitation,
  SOLICITATION_STATES,
  type SolicitationState,
} from './solicitationWire';

const NAMESPACE = 'solicitations';
const NONE: readonly never[] = [];
const CHOOSE = { kind: 'multiSelect' } as const;

/** What files a message may have: pictures, papers, sound. */
export const FILES = {
  accept: ['pdf', 'xml', 'png', 'jpeg', 'webp', 'mp3', 'aac', 'ogg', 'wav', 'm4a', 'webm'],
  max: 5,
  maxSeconds: 30,
} as const;

/** Outline waits for the recipient, soft is to be read by the customer. */
const LOOKS: Readonly<Record<SolicitationState, StatusLook>> = {
  OPEN: { tone: 'info', variant: 'outline', icon: MarkEmailUnreadOutlined },
  IN_PROGRESS: { tone: 'info', variant: 'solid', icon: HourglassTopOutlined },
  ANSWERED: { tone: 'warning', variant: 'soft', icon: ReplyOutlined },
  CLOSED: { tone: 'success', variant: 'soft', icon: TaskAltOutlined },
};

const stateWord = choiceWords(NAMESPACE, 'states');
export const kindWord = choiceWords(NAMESPACE, 'kinds');
export const recipientWord = choiceWords(NAMESPACE, 'recipients');

export const stateLook = (status: SolicitationState | null): StatusChipProps | null =>
  status === null ? null : { ...LOOKS[status], label: stateWord(status) };

/** Whom the customer may write to. */
function RecipientOptions({ children }: OptionsProps<SolicitationValues>) {
  useTranslation();
  const { data, status, retry } = useQuery(recipients, undefined);
  const options = (data ?? NONE).map(({ id, name }) => {
    const word = choiceWord(NAMESPACE, 'recipients', id);
    return { id, name: name === null ? word : `${word} (${name})` };
  });
  return children({
    options,
    loading: status === 'loading',
    failed: status === 'failed',
    onRetry: retry,
  });
}

/** Who raises nothing for an integrator has no technician: why there is one way only. */
function RecipientNote() {
  const { t } = useTranslation('solicitations');
  const { data } = useQuery(recipients, undefined);
  return data && !data.some(({ id }) => id === 'TECHNICIAN') ? (
    <NoteLine>{t('noTechnician')}</NoteLine>
  ) : null;
}

const nameOf = ({ subject, id }: Solicitation): string =>
  subject.trim() || i18next.t('solicitations:number', { number: id });

/** What the users of a customer ask; what was written stays, the conversation goes on below it. */
export const solicitations = defineRegister<Solicitation, Solicitation, SolicitationValues>({
  module: 'lots',
  namespace: NAMESPACE,
  name: 'solicitations',
  slug: 'solicitacoes',
  form: 'page',
  calls: solicitationCalls,
  sort: { field: 'createdAt', direction: 'desc' },
  columns: [
    { field: 'subject', identifying: true, value: nameOf },
    {
      field: 'status',
      kind: 'status',
      width: 160,
      status: ({ status }) => stateLook(status),
      filter: { ...CHOOSE, value: ({ status }) => status, choices: SOLICITATION_STATES, wordOf: stateWord },
    },
    { field: 'kind', width: 160, value: ({ kind }) => kindWord(kind), filter: CHOOSE },
    {
      field: 'recipient',
      width: 190,
      value: ({ recipient }) => recipientWord(recipient),
      filter: {
        ...CHOOSE,
        value: ({ recipient }) => recipient,
        choices: RECIPIENTS,
        wordOf: recipientWord,
      },
    },
    { field: 'createdAt', kind: 'dateTime', width: 150 },
    {
      field: 'lastAt',
      kind: 'dateTime',
      width: 150,
      value: ({ entries, createdAt }) => entries.at(-1)?.at ?? createdAt,
    },
    { field: 'author', width: 180, filter: CHOOSE, hidden: true },
  ],
  fields: [
    {
      name: 'recipient',
      kind: 'radio',
      required: true,
      Options: RecipientOptions,
      Note: RecipientNote,
    },
    {
      name: 'kind',
      kind: 'select',
      required: true,
      Options: choiceOptions(KINDS, NAMESPACE, 'kinds'),
      span: 6,
    },
    {
      name: 'message',
      kind: 'multiline',
      required: true,
      maxLength: LONGEST_MESSAGE,
      format: false,
      helper: true,
    },
    { name: 'files', kind: 'file', ...FILES },
  ],
  schema: () => import('./solicitationSchemas').then((all) => all.solicitationFormSchema),
  emptyValues: { files: [] },
  toValues: ({ recipient, kind, message }) => ({ recipient, kind, message, files: [] }),
  nameOf,
  locked: () => true,
  ownWords: ['saved'],
});
