import HouseSidingOutlined from '@mui/icons-material/HouseSidingOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import type { RecordLead } from '@/families/register/form/RecordPage';
import { RegisterPage } from '@/families/register/RegisterPage';
import type { RowAction } from '@/platform/grid/rowActions';
import { href } from '@/platform/routing/href';
import { PageLink } from '@/platform/routing/pageLink';
import { DEFAULT_QUERY } from '@/platform/grid/gridQuery';
import { useItem, useList } from '@/platform/store/useResource';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import { useQuery } from '@/platform/store/useQuery';
import { LotBar } from '../components/LotBar';
import { WaitingLots } from '../components/WaitingLots';
import { CloseDialog } from '../dialogs/CloseDialog';
import { ReopenDialog } from '../dialogs/ReopenDialog';
import { lotAviaries } from '../lotAviaries';
import { isClosed } from '../lotStatus';
import { chickenLots } from '../registers/lots';
import type { ChickenLot } from '../lotWire';

const { resource } = chickenLots;

/** Without a house there is nowhere to house a lot: the way to the register of houses. */
function NoAviary() {
  const { t } = useTranslation('chickenLots');
  const may = useHoldsMenuKey()('PATRIMONY');
  return (
    <>
      <PageHead title={t('title')} />
      <EmptyState
        icon={<HouseSidingOutlined />}
        title={t('noAviary.title')}
        text={may ? t('noAviary.text') : `${t('noAviary.text')} ${t('noAviary.ask')}`}
        action={
          may && (
            <Button
              component={PageLink}
              to={href('financePatrimony', { id: 'galpao-aves' })}
              variant="contained"
            >
              {t('noAviary.action')}
            </Button>
          )
        }
      />
    </>
  );
}

interface OpenDialog {
  readonly kind: 'close' | 'reopen';
  readonly lot: ChickenLot;
}

interface OpenLotBarProps {
  readonly id: string;
  readonly rows: readonly ChickenLot[];
  readonly onAsk: (kind: OpenDialog['kind'], lot: ChickenLot) => void;
}

/** How the open lot stands, as it was read last. */
function OpenLotBar({ id, rows, onAsk }: OpenLotBarProps) {
  const { status, data } = useItem(resource, id);
  const lot = (status === 'ready' ? data : null) ?? rows.find((row) => String(row.id) === id);
  if (!lot) return null;
  const next = isClosed(lot)
    ? rows.find((row) => row.aviaryId === lot.aviaryId && row.status === 'AWAITING')
    : undefined;
  return (
    <LotBar lot={lot} next={next} onClose={() => onAsk('close', lot)} onReopen={() => onAsk('reopen', lot)} />
  );
}

/** Management of poultry lots: list, form, closing and reversing. */
export function Component() {
  const { t } = useTranslation('chickenLots');
  const { rows, list } = useList(resource, DEFAULT_QUERY);
  const { data: aviaries } = useQuery(lotAviaries, undefined);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = useCallback((): void => setDialog(null), []);

  const moreActions = useCallback(() => {
    const open = (lot: ChickenLot) => lot.status === 'IN_PROGRESS';
    const state: RowAction<ChickenLot> = {
      id: 'state',
      label: (lot) => t(open(lot) ? 'bar.close' : 'bar.reopen'),
      icon: LockOutlined,
      iconFor: (lot) => (open(lot) ? LockOutlined : LockOpenOutlined),
      hidden: ({ status }) => status !== 'IN_PROGRESS' && status !== 'BLOCKED',
      keepsPlace: true,
      run: (lot) => setDialog({ kind: open(lot) ? 'close' : 'reopen', lot }),
    };
    return { row: [state] };
  }, [t]);
  const recordLead: RecordLead = ({ id, leave }) => (
    <OpenLotBar key={id} id={id} rows={rows} onAsk={(kind, lot) => leave(() => setDialog({ kind, lot }))} />
  );

  // As it was read last: after a refusal the list is read anew.
  const wanted = dialog && (rows.find((row) => row.id === dialog.lot.id) ?? dialog.lot);

  if (aviaries?.length === 0 && list.loadedAt !== null && rows.length === 0) return <NoAviary />;
  return (
    <>
      <RegisterPage
        register={chickenLots}
        lead={<WaitingLots rows={rows} nameOf={chickenLots.nameOf} />}
        recordLead={recordLead}
        moreActions={moreActions}
      />
      {dialog?.kind === 'close' && wanted && <CloseDialog lot={wanted} onClose={close} />}
      {dialog?.kind === 'reopen' && wanted && <ReopenDialog lot={wanted} onClose={close} />}
    </>
  );
}
