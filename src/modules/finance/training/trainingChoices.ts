import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PetsOutlined from '@mui/icons-material/PetsOutlined';

export const SIZES = ['SMALL', 'MEDIUM', 'LARGE'] as const;
export const OPTIONS = ['FIRST', 'SECOND'] as const;
export const ICONS = {
  truck: LocalShippingOutlined,
  tractor: AgricultureOutlined,
  animal: PetsOutlined,
};
