import MapOutlined from '@mui/icons-material/MapOutlined';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RegisterPage } from '@/families/register/RegisterPage';
import { plots } from '../registers/plots';

/** Plots as a table; new ones are drawn on the map. */
export function Component() {
  const { t } = useTranslation('map');
  const navigate = useNavigate();
  return (
    <RegisterPage
      register={plots}
      primary={{
        label: t('plots.draw'),
        icon: <MapOutlined />,
        onClick: () => void navigate('/propriedade'),
      }}
    />
  );
}
