import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { type ReactNode, useCallback, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Register } from '@/families/register/defineRegister';
import type { RecordLead } from '@/families/register/form/RecordPage';
import { RegisterPage } from '@/families/register/RegisterPage';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import type { RowAction } from '@/platform/grid/rowActions';
import { useItem, useList } from '@/platform/store/useResource';
import { LotBar } from '../components/LotBar';
import { WaitingLots } from '../components/WaitingLots';
import { CloseDialog } from '../dialogs/CloseDialog';
import { ReopenDialog } from '../dialogs/ReopenDialog';
import { useLotWords } from '../lotKind';
import type { LotPort } from '../lotPort';
import { isClosed } from '../lotStatus';
import type { ManagedLot } from '../lotWire';

interface OpenDialog<Lot> {
  readonly kind: 'close' | 'reopen';
  readonly lot: Lot;
}

interface OpenLotBarProps<Lot extends ManagedLot, Values extends FieldValues> extends Pick<
  LotManagementProps<Lot, Values>,
  'register' | 'placeOf'
> {
  readonly id: string;
  readonly rows: readonly Lot[];
  readonly onAsk: (kind: OpenDialog<Lot>['kind'], lot: Lot) => void;
}

/** How the open lot stands, as it was read last. */
function OpenLotBar<Lot extends ManagedLot, Values extends FieldValues>({
  register,
  placeOf,
  id,
  rows,
  onAsk,
}: OpenLotBarProps<Lot, Values>) {
  const { status, data } = useItem(register.resource, id);
  const lot = (status === 'ready' ? data : null) ?? rows.find((row) => String(row.id) === id);
  if (!lot) return null;
  const next = isClosed(lot)
    ? rows.find((row) => placeOf(row) === placeOf(lot) && row.status === 'AWAITING')
    : undefined;
  return (
    <LotBar lot={lot} next={next} onClose={() => onAsk('close', lot)} onReopen={() => onAsk('reopen', lot)} />
  );
}

interface LotManagementProps<Lot extends ManagedLot, Values extends FieldValues> {
  readonly register: Register<Lot, Lot, Values>;
  readonly port: LotPort;
  /** The house or the pond. */
  readonly placeOf: (lot: Lot) => number | null;
  /** Stands beside the search. */
  readonly toolbar?: ReactNode;
}

/** Management of lots of one kind: list, form, closing and reversing. */
export function LotManagement<Lot extends ManagedLot, Values extends FieldValues>({
  register,
  port,
  placeOf,
  toolbar,
}: LotManagementProps<Lot, Values>) {
  const t = useLotWords();
  const { rows } = useList(register.resource, DEFAULT_QUERY);
  const [dialog, setDialog] = useState<OpenDialog<Lot> | null>(null);
  const close = useCallback((): void => setDialog(null), []);

  const [closeWord, reopenWord] = [t('bar.close'), t('bar.reopen')];
  const moreActions = useCallback(() => {
    const open = (lot: Lot) => lot.status === 'IN_PROGRESS';
    const state: RowAction<Lot> = {
      id: 'state',
      label: (lot) => (open(lot) ? closeWord : reopenWord),
      icon: LockOutlined,
      iconFor: (lot) => (open(lot) ? LockOutlined : LockOpenOutlined),
      hidden: ({ status }) => status !== 'IN_PROGRESS' && status !== 'BLOCKED',
      keepsPlace: true,
      run: (lot) => setDialog({ kind: open(lot) ? 'close' : 'reopen', lot }),
    };
    return { row: [state] };
  }, [closeWord, reopenWord]);
  const recordLead: RecordLead = ({ id, leave }) => (
    <OpenLotBar
      key={id}
      {...{ register, placeOf, id, rows }}
      onAsk={(kind, lot) => leave(() => setDialog({ kind, lot }))}
    />
  );

  // As it was read last: after a refusal the list is read anew.
  const wanted = dialog && (rows.find((row) => row.id === dialog.lot.id) ?? dialog.lot);

  return (
    <>
      <RegisterPage
        register={register}
        lead={<WaitingLots rows={rows} nameOf={register.nameOf} />}
        recordLead={recordLead}
        moreActions={moreActions}
        toolbar={toolbar}
      />
      {dialog?.kind === 'close' && wanted && <CloseDialog lot={wanted} port={port} onClose={close} />}
      {dialog?.kind === 'reopen' && wanted && <ReopenDialog lot={wanted} port={port} onClose={close} />}
    </>
  );
}
