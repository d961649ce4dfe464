import DialogContentText from '@mui/material/DialogContentText';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { DateTimeField } from '@/platform/forms/fields/DateTimeField';
import { NumberField } from '@/platform/forms/fields/NumberField';
import { MultilineField, TextField } from '@/platform/forms/fields/TextField';
import { DangerAlert } from '@/platform/forms/DangerAlert';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { maxLength } from '@/platform/forms/validators';
import { today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { nowHere } from '@/platform/format/dateTime';
import { asAppError, isConflict } from '@/platform/http/appError';
import type { AppState } from '@/platform/store/appState';
import { useAppDispatch } from '@/platform/store/hooks';
import type { AppDispatch } from '@/platform/store/store';
import { invalidate } from '@/platform/store/tags';
import { toast } from '@/platform/ui/toast';
import { OCCURRENCE_TAGS } from '../occurrences/occurrencesSlice';
import { feedDifference } from '../rules/feedDifference';
import { destinationOf, differenceText, kilograms, orderName } from './feedOrderLook';
import type { ReceiptValues } from './feedOrderSchemas';
import { changeFeedOrder, receiveFeedOrder } from './feedOrderService';
import type { FeedOrder, FeedOrderState } from './feedOrderWire';
import { feedOrders } from './registers/feedOrders';

const { resource } = feedOrders;
const REASON = 200;

/** What is done to an order besides editing it; `receive` is the way to DELIVERED. */
export type OrderAct = 'send' | 'confirm' | 'depart' | 'refuse' | 'cancel' | 'receive';

const GOES_TO: Readonly<Record<Exclude<OrderAct, 'receive'>, FeedOrderState>> = {
  send: 'SENT',
  confirm: 'CONFIRMED',
  depart: 'IN_TRANSIT',
  refuse: 'REFUSED',
  cancel: 'CANCELLED',
};
const REASONED: readonly OrderAct[] = ['refuse', 'cancel'];

const ACTS: Readonly<Record<FeedOrderState, readonly OrderAct[]>> = {
  DRAFT: ['send'],
  SENT: ['receive', 'confirm', 'depart', 'refuse', 'cancel'],
  CONFIRMED: ['receive', 'depart', 'refuse', 'cancel'],
  IN_TRANSIT: ['receive'],
  DELIVERED: [],
  REFUSED: [],
  CANCELLED: [],
};

/** What may be done to an order as it stands, the likeliest first. */
export const actsOf = ({ status }: FeedOrder): readonly OrderAct[] => (status === null ? [] : ACTS[status]);

/** The order is another by now: it is read anew where it is open, and the list. */
const orderWritten = (order: FeedOrder) => (dispatch: AppDispatch, getState: () => AppState) => {
  if (String(order.id) in resource.item.selectAll(getState())) void dispatch(resource.item.refresh(order.id));
  dispatch(resource.written());
};

/** Runs an act; of an order that somebody else was faster with, what is so by now stands behind the dialog. */
function useAct(order: FeedOrder, onClose: () => void) {
  const { t } = useTranslation('feedOrders');
  const dispatch = useAppDispatch();
  return async (act: OrderAct, call: () => Promise<unknown>): Promise<void> => {
    await call().catch((thrown: unknown) => {
      const error = asAppError(thrown);
      if (!isConflict(error)) throw error;
      dispatch(orderWritten(order));
      throw Object.assign(error, { message: t('acts.changed'), fields: {} });
    });
    toast({ tone: 'success', text: t(`acts.${act}.done`, { name: orderName(order) }) });
    onClose();
    dispatch(orderWritten(order));
    if (act === 'receive') dispatch(invalidate(OCCURRENCE_TAGS));
  };
}

interface ActDialogProps {
  readonly order: FeedOrder;
  readonly act: OrderAct;
  readonly onClose: () => void;
}

/** Asks before an order goes to another state, and why where it is refused or cancelled. */
function StateDialog({ order, act, onClose }: ActDialogProps & { readonly act: keyof typeof GOES_TO }) {
  const { t } = useTranslation('feedOrders');
  const run = useAct(order, onClose);
  const reasoned = REASONED.includes(act);
  const form = useAppForm<{ reason: string }>({
    schema: object({
      reason: reasoned ? string().required().test(maxLength(REASON)) : string().defined(),
    }),
    defaultValues: { reason: '' },
  });
  const late = act === 'send' && order.deliveryDate !== null && order.deliveryDate < today();
  return (
    <FormDialog
      form={form}
      size="s"
      title={t(`acts.${act}.title`, { name: orderName(order) })}
      saveLabel={t(`acts.${act}.action`)}
      disabledReason={late ? t('acts.late') : undefined}
      onSubmit={({ reason }) => run(act, () => changeFeedOrder(order, GOES_TO[act], reason))}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>
        {t('acts.what', {
          kg: kilograms(order.quantityKg),
          destination: destinationOf(order),
          date: dayText(order.deliveryDate),
        })}{' '}
        {t(`acts.${act}.body`)}
      </DialogContentText>
      {late && <DangerAlert severity="error">{t('acts.late')}</DangerAlert>}
      {reasoned && (
        <MultilineField
          name="reason"
          label={t('acts.reason')}
          maxLength={REASON}
          format={false}
          rows={2}
          required
          autoFocus
        />
      )}
    </FormDialog>
  );
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);

/** What came against what was ordered, and the scale against the note, as they are typed. */
function Differences({ orderedKg }: { readonly orderedKg: number | null }) {
  const { t } = useTranslation('feedOrders');
  const typed: Partial<ReceiptValues> = useWatch();
  const note = numberIn(typed.noteKg);
  const scale = numberIn(typed.scaleKg);
  const shown = [
    ['ordered', feedDifference(orderedKg, scale ?? note)],
    ['note', feedDifference(note, scale)],
  ] as const;
  return (
    <div aria-live="polite">
      {shown.map(
        ([name, difference]) =>
          difference?.flagged && (
            <DangerAlert key={name} severity="warning" sx={{ mb: 1 }}>
              {t(`receive.apart.${name}`, { difference: differenceText(difference) })}
            </DangerAlert>
          ),
      )}
    </div>
  );
}

/** The order has come: note and scale, and the feed movement of the lot in one step. */
function ReceiveDialog({ order, onClose }: Omit<ActDialogProps, 'act'>) {
  const { t } = useTranslation('feedOrders');
  const run = useAct(order, onClose);
  const form = useAppForm<ReceiptValues>({
    schema: () => import('./feedOrderSchemas').then((all) => all.receiptFormSchema),
    defaultValues: {
      receivedAt: nowHere(),
      noteKg: null,
      scaleKg: null,
      invoiceNumber: '',
      feedLot: '',
    },
    draft: { key: `pedido-de-racao.receber:${order.id}=${order.version ?? 0}` },
  });
  return (
    <FormDialog
      form={form}
      title={t('acts.receive.title', { name: orderName(order) })}
      saveLabel={t('acts.receive.action')}
      onSubmit={(values) => run('receive', () => receiveFeedOrder(order, values))}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>
        {t('acts.what', {
          kg: kilograms(order.quantityKg),
          destination: destinationOf(order),
          date: dayText(order.deliveryDate),
        })}{' '}
        {t('acts.receive.body')}
      </DialogContentText>
      <DateTimeField name="receivedAt" label={t('receive.receivedAt')} max={today()} required />
      <NumberField name="noteKg" label={t('receive.noteKg')} unit="kg" decimals={0} required autoFocus />
      <NumberField
        name="scaleKg"
        label={t('receive.scaleKg')}
        helper={t('receive.scaleHelp')}
        unit="kg"
        decimals={0}
      />
      <Differences orderedKg={order.quantityKg} />
      <TextField name="invoiceNumber" label={t('receive.invoiceNumber')} maxLength={20} />
      <TextField name="feedLot" label={t('receive.feedLot')} maxLength={30} />
    </FormDialog>
  );
}

export function ActDialog({ order, act, onClose }: ActDialogProps) {
  return act === 'receive' ? (
    <ReceiveDialog order={order} onClose={onClose} />
  ) : (
    <StateDialog order={order} act={act} onClose={onClose} />
  );
}
