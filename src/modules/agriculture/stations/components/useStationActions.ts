import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/platform/grid/rowActions';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { takeBack, notifyFailed } from '@/platform/ui/notifyFailed';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useAppDispatch } from '@/platform/store/hooks';
import { partnerToken, usePartnerToken } from '../partnerToken';
import { deleteWithToken, setDefaultStation, setSending } from '../stationsService';
import { stationRows } from '../stationsState';
import type { Station } from '../stationTypes';
import type { Opened } from './StationList';

interface Around {
  readonly onOpen: (id: number) => void;
  readonly show: (opened: Opened) => void;
}

/** What can be done with a station. Removing one takes the partner's token, which is there while the page is open. */
export function useStationActions({ onOpen, show }: Around): RowAction<Station>[] {
  const { t } = useTranslation('agricultureStations');
  const dispatch = useAppDispatch();
  const runOnce = useSingleFlight<number>();
  const token = usePartnerToken();
  const once = (station: Station, done: string, refused: string | undefined, call: () => Promise<unknown>) =>
    runOnce(station.id, async () => {
      if (refused !== undefined) takeBack(refused);
      try {
        await call();
        toast({ tone: 'success', text: done });
      } catch (thrown) {
        if (refused === undefined) notifyRefusal(thrown);
        else notifyFailed(thrown, refused);
      }
      dispatch(stationRows.written());
    });
  const toggle = async (station: Station) => {
    const { id, name, sending } = station;
    if (sending) {
      const sure = await confirm({
        title: t('sending.title', { name }),
        body: t('sending.body'),
        confirmLabel: t('sending.off'),
      });
      if (!sure) return;
    }
    once(
      station,
      t(sending ? 'sending.stopped' : 'sending.started', { name }),
      t(sending ? 'sending.notStopped' : 'sending.failed'),
      () => setSending(id, !sending),
    );
  };
  const remove = async (station: Station) => {
    const { id, name } = station;
    const sure = await confirm({
      title: t('remove.title', { name }),
      body: t('remove.body'),
      confirmLabel: t('remove.action'),
      danger: true,
    });
    const kept = partnerToken.read();
    if (sure && kept !== null)
      once(station, t('remove.done', { name }), undefined, () => deleteWithToken(id, kept));
  };
  return [
    {
      id: 'open',
      label: t('actions.open'),
      icon: QueryStatsOutlined,
      primary: true,
      run: ({ id }) => onOpen(id),
    },
    {
      id: 'reading',
      label: t('actions.reading'),
      icon: EditNoteOutlined,
      hidden: ({ source }) => source !== 'MANUAL',
      run: (station) => show({ dialog: 'reading', station }),
    },
    {
      id: 'edit',
      label: t('actions.edit'),
      icon: EditOutlined,
      run: (station) => show({ dialog: 'edit', station }),
    },
    {
      id: 'default',
      label: t('actions.default'),
      icon: StarOutlined,
      reason: ({ isDefault }) => (isDefault ? t('alreadyDefault') : null),
      run: (station) =>
        once(station, t('defaultSet', { name: station.name }), undefined, () =>
          setDefaultStation(station.id),
        ),
    },
    {
      id: 'share',
      label: t('actions.share'),
      icon: ShareOutlined,
      run: (station) => show({ dialog: 'share', station }),
    },
    {
      id: 'sending',
      label: ({ sending }) => t(sending ? 'sending.off' : 'sending.on'),
      icon: PauseCircleOutlined,
      iconFor: ({ sending }) => (sending ? PauseCircleOutlined : PlayCircleOutlined),
      hidden: ({ source }) => source === 'MANUAL',
      run: (station) => void toggle(station),
    },
    {
      id: 'remove',
      label: t('remove.action'),
      icon: DeleteOutlined,
      reason: () => (token === null ? t('remove.needsAccount') : null),
      run: (station) => void remove(station),
    },
  ];
}
