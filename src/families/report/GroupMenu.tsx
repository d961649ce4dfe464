import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { IconAction } from '@/platform/ui/IconAction';
import type { Report } from './reportTypes';
import type { ReportTexts } from './reportTexts';
import { MOST_LEVELS, placeGroup } from './rules/grouping';
import type { ReportAddress } from './useReportAddress';

const Panel = styled('div')({
  display: 'grid',
  gap: 12,
  boxSizing: 'border-box',
  width: 380,
  maxWidth: '100%',
  padding: 16,
});
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

interface GroupMenuProps {
  readonly report: Report;
  readonly texts: ReportTexts;
  readonly address: Pick<ReportAddress, 'groups' | 'setGroups'>;
}

/** Under which headings rows stand: up to three, the outermost first. */
export function GroupMenu({ report, texts, address }: GroupMenuProps) {
  const { t } = useTranslation('report');
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { groups, setGroups } = address;
  const small = useSmallScreen();
  const label =
    groups.length === 0 ? t('group.none') : t('group.by', { groups: groups.map(texts.group).join(' › ') });
  const levels = Math.min(MOST_LEVELS, report.groups.length, groups.length + 1);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const place = (level: number, name: string | null) => setGroups(placeGroup(groups, level, name));
  const endDrag = () => {
    setDragged(null);
    setOver(null);
  };
  const drop = (level: number) => {
    if (dragged !== null && dragged !== level) place(level, groups[dragged] ?? null);
    endDrag();
  };
  return (
    <>
      {small ? (
        <IconAction
          label={label}
          icon={<AccountTreeOutlined />}
          menuOpen={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      ) : (
        <Button
          variant="text"
          startIcon={<AccountTreeOutlined />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {label}
        </Button>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <Panel>
          <Typography id={titleId} variant="h3">
            {t('group.title')}
          </Typography>
          {Array.from({ length: levels }, (_, level) => {
            const own = groups[level] ?? null;
            const name = own === null ? '' : texts.group(own);
            return (
              <Level
                key={level}
                data-over={over === level && dragged !== level}
                onDragOver={(event) => {
                  if (dragged === null || own === null) return;
                  event.preventDefault();
                  setOver(level);
                }}
                onDrop={() => drop(level)}
              >
                <Handle
                  aria-hidden
                  draggable={own !== null && groups.length > 1}
                  style={own === null || groups.length < 2 ? { visibility: 'hidden' } : undefined}
                  onDragStart={() => setDragged(level)}
                  onDragEnd={endDrag}
                >
                  <DragIndicatorOutlined fontSize="small" />
                </Handle>
                <div className="choice">
                  <SelectControl
                    label={t('group.level', { level: level + 1 })}
                    value={own}
                    onChange={(chosen: string | null) => place(level, chosen)}
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
                      onClick={() => place(level - 1, own)}
                    />
                    <IconAction
                      label={t('group.down', { group: name })}
                      icon={<ArrowDownwardOutlined fontSize="small" />}
                      disabledReason={level === groups.length - 1 ? t('group.last') : undefined}
                      onClick={() => place(level + 1, own)}
                    />
                  </>
                )}
              </Level>
            );
          })}
        </Panel>
      </Popover>
    </>
  );
}
