import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { IconAction } from '@/platform/ui/IconAction';
import type { DeskPeriod } from '../rules/deskPeriod';
import type { DeskRow } from '../rules/deskRows';
import { AssistantSelect } from './AssistantSelect';
import { assistantOptions } from './deskFilters';
import { PeriodPicker } from './PeriodPicker';
import { useAssistantId } from './useAssistantId';

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
