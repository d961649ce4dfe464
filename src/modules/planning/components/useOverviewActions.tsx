import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import TimelineOutlined from '@mui/icons-material/TimelineOutlined';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHoldsMenuKey } from '@/domain/identity/useHoldsMenuKey';
import { href } from '@/platform/routing/href';

/** Where the overview of a year leads, as far as the user may go there. */
export function useOverviewActions(year: number) {
  const { t } = useTranslation('planning');
  const navigate = useNavigate();
  const holds = useHoldsMenuKey();
  const go = (to: string) => () => void navigate(to);
  const actions = [
    ...(holds('PLANNING_INCOME_EXPENSE')
      ? [
          {
            label: t('overview.incomeExpense'),
            icon: <CompareArrowsOutlined />,
            onClick: go(href('planningIncomeExpense', {}, { safra: year })),
          },
        ]
      : []),
    ...(holds('PLANNING_PROGRESS')
      ? [
          {
            label: t('overview.recalculate'),
            icon: <TimelineOutlined />,
            onClick: go(href('planningProgress', {}, { safra: year })),
          },
        ]
      : []),
    ...(holds('REPORT_PLANNING')
      ? [
          {
            label: t('overview.report'),
            icon: <SummarizeOutlined />,
            onClick: () =>
              void navigate(href('financeReportPlanning', {}, { consulta: 1, 'filtro.anoSafra': year })),
          },
        ]
      : []),
  ];
  const primary = holds('PLANNING_PRODUCTION')
    ? {
        label: t('overview.plan'),
        icon: <EditCalendarOutlined />,
        onClick: go(href('planningProduction')),
      }
    : undefined;
  return { actions, primary };
}
