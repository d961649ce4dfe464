import { useTranslation } from 'react-i18next';
import type { NodesProps } from '@/families/register/registerFields';
import type { TrainingValues } from './trainingSchemas';

/** A small tree to practise on. */
export function TrainingNodes({ children }: NodesProps<TrainingValues>) {
  const { t } = useTranslation('financeTraining');
  return children([
    {
      id: 1,
      name: t('branches.crops'),
      childrens: [
        { id: 11, name: t('branches.soy') },
        { id: 12, name: t('branches.maize') },
      ],
    },
    {
      id: 2,
      name: t('branches.animals'),
      childrens: [
        { id: 21, name: t('branches.cattle') },
        { id: 22, name: t('branches.poultry') },
      ],
    },
  ]);
}
