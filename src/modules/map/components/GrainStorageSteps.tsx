import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Steps = styled('ol')({ margin: 0, paddingLeft: 20, '& li + li': { marginTop: 4 } });
const STEPS = ['registers', 'costCenter', 'find', 'complete'] as const;

/** How a grain store is completed after its registration. */
export function GrainStorageSteps() {
  const { t } = useTranslation('map');
  return (
    <Steps>
      {STEPS.map((step) => (
        <li key={step}>{t(`farm.storage.steps.${step}`)}</li>
      ))}
    </Steps>
  );
}
