import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { EmptyState } from '@/platform/ui/EmptyState';
import type { FilterFault } from './rules/questions';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });

interface ReportStartProps {
  /** It was requested with filters that are missing or wrong; else it has not been requested yet. */
  readonly requested: boolean;
  readonly faults: ReadonlyMap<string, FilterFault>;
  readonly specs: readonly FilterSpec[];
  readonly onBegin: () => void;
  /** Asks with the filters of the last time; absent where there are none. */
  readonly onLast: (() => void) | undefined;
}

/** What stands in the place of a report that is not requested, or cannot be. */
export function ReportStart({ requested, faults, specs, onBegin, onLast }: ReportStartProps) {
  const { t } = useTranslation('report');
  const { t: grid } = useTranslation('grid');
  return (
    <EmptyState
      icon={<SearchOutlined />}
      title={requested ? t('wrong.title') : t('start.title')}
      text={requested ? <FaultList faults={faults} specs={specs} /> : t('start.text')}
      action={
        <Actions>
          <Button variant="contained" onClick={onBegin}>
            {requested ? t('wrong.open') : grid('filters.submit')}
          </Button>
          {!requested && onLast && (
            <Button variant="outlined" onClick={onLast}>
              {t('start.last')}
            </Button>
          )}
        </Actions>
      }
    />
  );
}

/** What is wrong with which filter. */
function FaultList({ faults, specs }: Pick<ReportStartProps, 'faults' | 'specs'>) {
  const { t } = useTranslation('report');
  return [...faults].map(([name, fault]) => {
    const label = specs.find((spec) => spec.name === name)?.label ?? name;
    return <span key={name}>{t('wrong.at', { filter: label, fault: t(`fault.${fault}`) })} </span>;
  });
}
