import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { IconAction } from '@/platform/ui/IconAction';
import type { Report } from './reportTypes';
import type { ReportTexts } from './reportTexts';

const Level = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  '& > .choice': { flex: 1, minWidth: 0 },
  '&[data-over=true]': { outline: `2px dashed ${theme.tokens.primary}`, outlineOffset: 4 },
}));
// For the pointer alone: the arrows beside it do the same by key and touch.
const Handle = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 36,
  color: theme.tokens.textMuted,
  cursor: 'grab',
  '@media (pointer: coarse)': { display: 'none' },
}));

interface GroupLevelProps {
  readonly report: Report;
  readonly texts: ReportTexts;
  readonly groups: readonly string[];
  /** 0 is the outermost. */
  readonly level: number;
  readonly dragged: number | null;
  readonly over: boolean;
  readonly onPlace: (level: number, name: string | null) => void;
  readonly onDrag: (level: number) => void;
  readonly onOver: (level: number) => void;
  readonly onDrop: (level: number) => void;
  readonly onDragEnd: () => void;
}

/** One heading: chosen, and moved outwards or inwards. */
export function GroupLevel(props: GroupLevelProps) {
  const { report, texts, groups, level, dragged, over, onPlace, onDrag, onOver, onDrop, onDragEnd } = props;
  const { t } = useTranslation('report');
  const own = groups[level] ?? null;
  const name = own === null ? '' : texts.group(own);
  return (
    <Level
      data-over={over && dragged !== level}
      onDragOver={(event) => {
        if (dragged === null || own === null) return;
        event.preventDefault();
        onOver(level);
      }}
      onDrop={() => onDrop(level)}
    >
      <Handle
        aria-hidden
        draggable={own !== null && groups.length > 1}
        style={own === null || groups.length < 2 ? { visibility: 'hidden' } : undefined}
        onDragStart={() => onDrag(level)}
        onDragEnd={onDragEnd}
      >
        <DragIndicatorOutlined fontSize="small" />
      </Handle>
      <div className="choice">
        <SelectControl
          label={t('group.level', { level: level + 1 })}
          value={own}
          onChange={(chosen: string | null) => onPlace(level, chosen)}
          options={report.groups.map((group) => ({
            id: group.name,
            name: texts.group(group.name),
          }))}
        />
      </div>
      {own !== null && groups.length > 1 && (
        <>
          <IconAction
            label={t('group.up', { group: name })}
            icon={<ArrowUpwardOutlined fontSize="small" />}
            disabledReason={level === 0 ? t('group.first') : undefined}
            onClick={() => onPlace(level - 1, own)}
          />
          <IconAction
            label={t('group.down', { group: name })}
            icon={<ArrowDownwardOutlined fontSize="small" />}
            disabledReason={level === groups.length - 1 ? t('group.last') : undefined}
            onClick={() => onPlace(level + 1, own)}
          />
        </>
      )}
    </Level>
  );
}
