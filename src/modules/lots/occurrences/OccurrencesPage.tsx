import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from '@/platform/routing/href';
import { useList } from '@/platform/store/useResource';
import { NoAviaryLink } from '../NoAviaryLink';
import { LotOccurrences } from './LotOccurrences';
import { chicken } from './occurrencesSlice';

/** What happens in the lots of poultry. */
export function Component() {
  const { t } = useTranslation('lotOccurrences');
  const navigate = useNavigate();
  const { rows: lots, list, retry } = useList(chicken.lots, undefined);
  return (
    <LotOccurrences
      world="poultry"
      state={chicken}
      base={href('lotsOccurrences')}
      lots={lots}
      lotsState={{ status: list.status, error: list.error, onRetry: retry }}
      emptyAction={<NoAviaryLink />}
      actions={[
        { label: t('round'), icon: <ChecklistOutlined />, onClick: () => void navigate(href('lotsRound')) },
      ]}
    />
  );
}
