import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
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
import { MOST_LEVELS } from './rules/grouping';
import type { ReportAddress } from './useReportAddress';

const Panel = styled('div')({
  display: 'grid',
  gap: 12,
  boxSizing: 'border-box',
  width: 300,
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
  const choose = (level: number, name: string | null) => {
    const others = groups.filter((group, at) => at !== level && group !== name);
    setGroups(name === null ? others : others.toSpliced(Math.min(level, others.length), 0, name));
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
            <SelectControl
              key={level}
              label={t('group.level', { level: level + 1 })}
              value={groups[level] ?? null}
              onChange={(name: string | null) => choose(level, name)}
              options={report.groups
                .filter(({ name }) => name === groups[level] || !groups.slice(0, level).includes(name))
                .map(({ name }) => ({ id: name, name: texts.group(name) }))}
            />
          ))}
        </Panel>
      </Popover>
    </>
  );
}
