import InfoOutlined from '@mui/icons-material/InfoOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/platform/ui/StatusChip';
import { problemText } from '../fishWords';
import type { Gravity, PondView } from '../rules/problems';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const LOOKS = {
  danger: { tone: 'danger', variant: 'soft', icon: ReportOutlined },
  warning: { tone: 'warning', variant: 'soft', icon: WarningAmberOutlined },
  info: { tone: 'info', variant: 'outline', icon: InfoOutlined },
} as const satisfies Record<Gravity, object>;

/** What is bad of a pond, the gravest first. */
export function ProblemChips({ view }: { readonly view: PondView }) {
  const { t } = useTranslation('fishBoards');
  if (view.problems.length === 0) return null;
  return (
    <List aria-label={t('problem.label', { pond: view.name })}>
      {view.problems.map((problem) => {
        const text = problemText(t, problem, view.serverTime);
        return (
          <li key={text}>
            <StatusChip {...LOOKS[problem.gravity]} label={text} />
          </li>
        );
      })}
    </List>
  );
}
