import { type KeyboardEvent, useEffect, useEffectEvent, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCustomer } from '@/domain/identity/selectors';
import { type OverlayProps, type OverlayParams, withOverlay } from '@/platform/routing/overlays';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { useList } from '@/platform/store/useResource';
import { layout } from '@/platform/theme/tokens';
import { SideDrawer } from '@/platform/ui/SideDrawer';
import { PanelBar } from '../components/PanelBar';
import { PanelBody } from '../components/PanelBody';
import { PanelHead } from '../components/PanelHead';
import { PanelTools } from '../components/PanelTools';
import { PushNote } from '../components/PushNote';
import {
  notifications,
  putAside,
  selectOwner,
  selectShown,
  selectTriage,
  selectUnread,
} from '../notificationsSlice';
import { pendingRemoval } from '../pendingRemoval';
import { readAll } from '../reading';
import { dismiss, removeWithUndo } from '../removal';
import { filterNotifications, isFiltered, type NotificationFilter } from '../rules/filterNotifications';
import { KINDS } from '../rules/notificationTone';

const NO_FILTER: NotificationFilter = { search: '', moduleName: null, kind: null };

function readFilter({ busca = '', modulo, tipo }: OverlayParams): NotificationFilter {
  return { search: busca, moduleName: modulo ?? null, kind: KINDS.find((kind) => kind === tipo) ?? null };
}

function toParams({ search, moduleName, kind }: NotificationFilter): OverlayParams {
  return {
    ...(search === '' ? {} : { busca: search }),
    ...(moduleName === null ? {} : { modulo: moduleName }),
    ...(kind === null ? {} : { tipo: kind }),
  };
}

/** The panel's filter. It stands in the address, so that it is still there after a dialog opened from the panel. */
function usePanelFilter(params: OverlayParams) {
  const [, setSearch] = useSearchParams();
  const filter = readFilter(params);
  const change = (changes: Partial<NotificationFilter>) => {
    const next = toParams({ ...filter, ...changes });
    setSearch((search) => withOverlay(search, 'notificacoes', next), { replace: true });
  };
  return { filter, change, clear: () => change(NO_FILTER) };
}

function undoByKey(event: KeyboardEvent): void {
  if (event.target instanceof HTMLInputElement || event.key.toLowerCase() !== 'z') return;
  if (event.ctrlKey || event.metaKey) pendingRemoval.undo();
}

/** The notifications of the current customer. Opening it reads them all: the badge goes to 0. */
export function Component({ params, onClose }: OverlayProps) {
  const dispatch = useAppDispatch();
  const linkId = useCustomer()?.id ?? 0;
  const guid = String(linkId);
  const titleId = useId();
  const { fresh, readUnsent } = useAppSelector(selectTriage);
  const all = useAppSelector(selectShown);
  const unread = useAppSelector(selectUnread);
  const { filter, change, clear } = usePanelFilter(params);
  const shown = filterNotifications(all, filter);
  const shownIds = shown.map(({ id }) => id);
  const filtered = isFiltered(filter);

  const { list, retry } = useList(notifications, useAppSelector(selectOwner), { follows: false });
  const { status, error } = list;
  const read = useEffectEvent(() =>
    dispatch(
      readAll(
        unread.map(({ id }) => id),
        guid,
      ),
    ),
  );
  const anyUnread = unread.length > 0;
  useEffect(() => {
    if (anyUnread) void read();
  }, [anyUnread]);

  return (
    <SideDrawer
      titleId={titleId}
      width={layout.notificationPanel}
      wholeOnPhone
      onClose={onClose}
      onKeyDown={undoByKey}
    >
      <PanelHead
        titleId={titleId}
        empty={all.length === 0}
        onClose={onClose}
        onClear={() =>
          dispatch(
            removeWithUndo(
              all.map(({ id }) => id),
              guid,
            ),
          )
        }
      />
      {(all.length > 0 || filtered) && <PanelTools rows={all} filter={filter} onChange={change} />}
      {all.length > 0 && (
        <PanelBar
          all={all.length}
          shown={shown.length}
          filtered={filtered}
          canRead={shownIds.some((id) => fresh.includes(id))}
          onRead={() => {
            dispatch(putAside(shownIds));
            if (readUnsent) void dispatch(readAll([], guid));
          }}
          onRemove={() => dispatch(removeWithUndo(shownIds, null))}
        />
      )}
      <PanelBody
        status={status}
        error={error}
        all={all}
        shown={shown}
        fresh={fresh}
        panelTitleId={titleId}
        onRetry={retry}
        onClearFilter={clear}
        onDismiss={(id) => void dispatch(dismiss(id))}
      />
      <PushNote />
    </SideDrawer>
  );
}
