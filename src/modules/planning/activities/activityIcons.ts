import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import EggOutlined from '@mui/icons-material/EggOutlined';
import ForestOutlined from '@mui/icons-material/ForestOutlined';
import GrassOutlined from '@mui/icons-material/GrassOutlined';
import HiveOutlined from '@mui/icons-material/HiveOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import OpacityOutlined from '@mui/icons-material/OpacityOutlined';
import PetsOutlined from '@mui/icons-material/PetsOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import SetMealOutlined from '@mui/icons-material/SetMealOutlined';
import HouseSidingOutlined from '@mui/icons-material/HouseSidingOutlined';
import YardOutlined from '@mui/icons-material/YardOutlined';
import type { SvgIconComponent } from '@/platform/theme/icon';

export const ACTIVITY_ICONS: Readonly<Record<string, SvgIconComponent>> = {
  CROP: GrassOutlined,
  VEGETABLES: YardOutlined,
  FORESTRY: ForestOutlined,
  BROILER: HouseSidingOutlined,
  LAYER: EggOutlined,
  BREEDING_PULLET: AgricultureOutlined,
  SWINE: SavingsOutlined,
  FISH: SetMealOutlined,
  LIVESTOCK: PetsOutlined,
  MILK: OpacityOutlined,
  BEEHIVE: HiveOutlined,
  TRANSPORT: LocalShippingOutlined,
};
