import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import type { CostBasis, Grouping } from '../rules/results';
import { GROUPINGS, VIEWS } from '../useResultsAddress';

const BASES = ['operations', 'documents'] as const;

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > *': { width: 212 },
  '& [data-blank]': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    width: '100%',
    flexWrap: 'nowrap',
    '& > *': { flex: '1 1 0', minWidth: 0 },
  },
}));
type Write = (changes: Readonly<Record<string, readonly string[]>>) => void;

/** Table, map or harvests beside each other. */
export function ViewChoice({ view, write }: { readonly view: string; readonly write: Write }) {
  const { t } = useTranslation('agricultureResults');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('views.label')}
      value={view}
      onChange={(_, next: string | null) => next && write({ visao: next === 'tabela' ? [] : [next] })}
    >
      {VIEWS.map((one) => (
        <ToggleButton key={one} value={one}>
          {t(`views.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface ResultChoicesProps {
  /** Null where nothing is grouped. */
  readonly by: Grouping | null;
  /** Null for those who may not see documents: there is one basis then. */
  readonly basis: CostBasis | null;
  readonly write: Write;
}

/** What results are grouped by, and which costs count. */
export function ResultChoices({ by, basis, write }: ResultChoicesProps) {
  const { t } = useTranslation('agricultureResults');
  return (
    <Choices>
      {by !== null && (
        <SelectControl<Grouping>
          label={t('groupBy')}
          value={by}
          clearable={false}
          options={GROUPINGS.map((id) => ({ id, name: t(`by.${id}`) }))}
          onChange={(next) => next && write({ por: [next] })}
        />
      )}
      {basis !== null && (
        <SelectControl<CostBasis>
          label={t('basis.label')}
          value={basis}
          clearable={false}
          options={BASES.map((id) => ({ id, name: t(`basis.${id}`) }))}
          onChange={(next) => write({ custo: next === 'documents' ? ['documentos'] : [] })}
        />
      )}
    </Choices>
  );
}
