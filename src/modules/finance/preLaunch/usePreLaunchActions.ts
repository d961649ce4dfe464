import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BulkAction, RowAction } from '@/platform/grid/rowActions';
import { href } from '@/platform/routing/href';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { type PreLaunch, readyOf } from './preLaunchRow';
import type { Situation } from './preLaunchWire';
import { useRelease } from './useRelease';

/** What can be done with what Assist has entered: released, alone or together, corrected, sent back, looked at. */
export function usePreLaunchActions(onGiveBack: (row: PreLaunch) => void) {
  const { t } = useTranslation('financePreLaunch');
  const navigate = useNavigate();
  const openOverlay = useOpenOverlay();
  const { running, release } = useRelease();
  const edit = useCallback(
    ({ id }: PreLaunch) => void navigate(href('financePreLaunchEdit', {}, { documento: id })),
    [navigate],
  );
  const view = useCallback(
    (row: PreLaunch) =>
      row.documentId === null
        ? edit(row)
        : openOverlay('documento', { id: String(row.documentId), movimento: row.movement }),
    [edit, openOverlay],
  );
  const rowActions = useMemo((): readonly RowAction<PreLaunch>[] => {
    const only =
      (...kinds: Situation[]) =>
      (row: PreLaunch) =>
        !kinds.includes(row.situation);
    const busy = () => (running ? t('release.running') : null);
    return [
      {
        id: 'release',
        label: t('release.action'),
        icon: TaskAltOutlined,
        primary: true,
        hidden: only('TO_RELEASE'),
        reason: ({ problems }) =>
          problems.length > 0 ? t('release.open', { count: problems.length }) : busy(),
        run: (row) => void release([row]),
      },
      { id: 'edit', label: t('edit.action'), icon: EditOutlined, hidden: only('TO_RELEASE'), run: edit },
      {
        id: 'giveBack',
        label: t('giveBack.action'),
        icon: AssignmentReturnOutlined,
        hidden: only('TO_RELEASE'),
        reason: busy,
        run: onGiveBack,
      },
      {
        id: 'view',
        label: t('view'),
        icon: VisibilityOutlined,
        hidden: only('RETURNED', 'RELEASED'),
        run: view,
      },
    ];
  }, [t, running, release, edit, onGiveBack, view]);
  const bulkActions = useMemo(
    (): readonly BulkAction<PreLaunch>[] => [
      {
        id: 'release',
        label: t('release.action'),
        icon: TaskAltOutlined,
        reason: (chosen) => {
          const { ready: may } = readyOf(chosen);
          if (running) return t('release.running');
          return may.length > 0 ? undefined : t('release.none');
        },
        run: (chosen) => void release(readyOf(chosen).ready),
      },
    ],
    [t, running, release],
  );
  return { view, rowActions, bulkActions };
}
