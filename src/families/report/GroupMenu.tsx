import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { IconAction } from '@/platform/ui/IconAction';
import { GroupLevel } from './GroupLevel';
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
          {Array.from({ length: levels }, (_, level) => (
            <GroupLevel
              key={level}
              report={report}
              texts={texts}
              groups={groups}
              level={level}
              dragged={dragged}
              over={over === level}
              onPlace={place}
              onDrag={setDragged}
              onOver={setOver}
              onDrop={drop}
              onDragEnd={endDrag}
            />
          ))}
        </Panel>
      </Popover>
    </>
  );
}
