import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { IconAction } from '@/platform/ui/IconAction';
import type { DeskPeriod } from '../rules/deskPeriod';
import type { DeskRow } from '../rules/deskRows';
import { assistantOptions } from './deskFilters';
import { PeriodPicker } from './PeriodPicker';
import { useAssistantId } from './useAssistantId';

const Box = styled('div')({ width: 190, '& .MuiFormHelperText-root': { display: 'none' } });

const ALL = 'todos';

interface AssistantSelectProps {
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Whose documents the list shows. */
function AssistantSelect({ options, value, onChange }: AssistantSelectProps) {
  const { t } = useTranslation('assist');
  return (
    <Box>
      <SelectControl
        label={t('desk.assistant.filter')}
        options={[{ id: ALL, name: t('desk.assistant.all') }, ...options]}
        value={value ?? ALL}
        onChange={(id) => onChange(id === ALL ? null : id)}
        clearable={false}
      />
    </Box>
  );
}

interface DeskToolbarProps {
  readonly rows: readonly DeskRow[];
  readonly period: DeskPeriod;
  readonly onPeriod: (period: DeskPeriod) => void;
  readonly assistant: string | null;
  readonly onAssistant: (assistant: string | null) => void;
  readonly onWorkload: () => void;
}

/** Beside the search: the days, whose documents, and who has how much. */
export function DeskToolbar({
  rows,
  period,
  onPeriod,
  assistant,
  onAssistant,
  onWorkload,
}: DeskToolbarProps) {
  const { t } = useTranslation(['assist', 'ui']);
  const userId = useAssistantId();
  const small = useSmallScreen();
  const options = useMemo(() => assistantOptions(rows, userId, t), [rows, userId, t]);
  return (
    <>
      <PeriodPicker period={period} onChange={onPeriod} />
      {!small && <AssistantSelect options={options} value={assistant} onChange={onAssistant} />}
      <IconAction label={t('desk.workload.title')} icon={<GroupsOutlined />} onClick={onWorkload} />
    </>
  );
}
