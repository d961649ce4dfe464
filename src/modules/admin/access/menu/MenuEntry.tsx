import BlockOutlined from '@mui/icons-material/BlockOutlined';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { menuIcon } from '@/domain/menu/menuIcons';
import { bindActions, type RowAction } from '@/platform/grid/rowActions';
import { PageActionMenu } from '@/platform/ui/PageActionMenu';
import { StatusChip } from '@/platform/ui/StatusChip';
import { Entry, EntryName, Handle } from './menuTreeStyles';
import type { EntryMoving } from './useEntryMoving';
import type { Menu } from '../accessWire';

interface MenuEntryProps {
  readonly entry: Menu;
  readonly index: number;
  readonly last: boolean;
  readonly moving: EntryMoving;
  /** Why nothing can be moved now. */
  readonly fixedReason: string | null;
  readonly actions: readonly RowAction<Menu>[];
  readonly onOpen: (entry: Menu) => void;
}

/** One entry of the menu: a handle to move it by, what it is, and what can be done with it. */
export function MenuEntry(props: MenuEntryProps) {
  const { entry, index, last, moving, fixedReason, actions, onOpen } = props;
  const { t } = useTranslation('adminAccess');
  const Icon = menuIcon(entry.iconName);
  const parent = entry.parentMenuName || null;
  const { target, lifted } = moving;
  const here = target?.moduleId === entry.moduleId && target.parent === parent;
  const over =
    here && target.index === index ? 'before' : here && last && target.index > index ? 'after' : '';
  const movingProps = fixedReason === null ? moving.handleProps(entry) : {};
  const steps = (['up', 'down'] as const).map((step) => ({
    label: t(`menu.${step}`),
    onClick: () => moving.stepOnce(entry, step),
    disabledReason: fixedReason ?? (moving.canStep(entry, step) ? undefined : t('menu.noFurther')),
  }));
  const more = bindActions(actions, entry).map(({ label, run, reason }) => ({
    label,
    onClick: run,
    disabledReason: reason ?? undefined,
  }));
  return (
    <Entry
      data-module={entry.moduleId}
      data-parent={parent ?? undefined}
      data-index={index}
      data-deep={parent !== null}
      data-lifted={lifted === entry.id}
      data-over={over}
    >
      <Tooltip title={fixedReason ?? ''} describeChild>
        <Handle
          type="button"
          aria-label={t('menu.move', { name: entry.name })}
          aria-pressed={lifted === entry.id}
          aria-disabled={fixedReason === null ? undefined : true}
          {...movingProps}
        >
          <DragIndicatorOutlined fontSize="small" />
        </Handle>
      </Tooltip>
      <Icon aria-hidden />
      <EntryName
        type="button"
        aria-label={t('menu.edit', { name: entry.name })}
        onClick={() => onOpen(entry)}
      >
        {entry.name}
        <small>{entry.urlName}</small>
      </EntryName>
      {!entry.active && (
        <StatusChip tone="neutral" variant="outline" icon={BlockOutlined} label={t('menu.inactive')} />
      )}
      <PageActionMenu actions={[...steps, ...more]} />
    </Entry>
  );
}
