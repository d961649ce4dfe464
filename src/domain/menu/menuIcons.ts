import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AgricultureOutlined from '@mui/icons-material/AgricultureOutlined';
import AnalyticsOutlined from '@mui/icons-material/AnalyticsOutlined';
import AppsOutlined from '@mui/icons-material/AppsOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import BiotechOutlined from '@mui/icons-material/BiotechOutlined';
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import CompareOutlined from '@mui/icons-material/CompareOutlined';
import ContactSupportOutlined from '@mui/icons-material/ContactSupportOutlined';
import CreditScoreOutlined from '@mui/icons-material/CreditScoreOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EggAltOutlined from '@mui/icons-material/EggAltOutlined';
import EggOutlined from '@mui/icons-material/EggOutlined';
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FamilyRestroomOutlined from '@mui/icons-material/FamilyRestroomOutlined';
import FastForwardOutlined from '@mui/icons-material/FastForwardOutlined';
import FolderSpecialOutlined from '@mui/icons-material/FolderSpecialOutlined';
import ForestOutlined from '@mui/icons-material/ForestOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import GrassOutlined from '@mui/icons-material/GrassOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HealthAndSafetyOutlined from '@mui/icons-material/HealthAndSafetyOutlined';
import HiveOutlined from '@mui/icons-material/HiveOutlined';
import HolidayVillageOutlined from '@mui/icons-material/HolidayVillageOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import HouseSidingOutlined from '@mui/icons-material/HouseSidingOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import InventoryOutlined from '@mui/icons-material/InventoryOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LandscapeOutlined from '@mui/icons-material/LandscapeOutlined';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import MoveDownOutlined from '@mui/icons-material/MoveDownOutlined';
import NetworkCheckOutlined from '@mui/icons-material/NetworkCheckOutlined';
import NewspaperOutlined from '@mui/icons-material/NewspaperOutlined';
import NoteAddOutlined from '@mui/icons-material/NoteAddOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PetsOutlined from '@mui/icons-material/PetsOutlined';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import PointOfSaleOutlined from '@mui/icons-material/PointOfSaleOutlined';
import PostAddOutlined from '@mui/icons-material/PostAddOutlined';
import PrecisionManufacturingOutlined from '@mui/icons-material/PrecisionManufacturingOutlined';
import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ReceiptOutlined from '@mui/icons-material/ReceiptOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import RouterOutlined from '@mui/icons-material/RouterOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import SensorsOutlined from '@mui/icons-material/SensorsOutlined';
import SetMealOutlined from '@mui/icons-material/SetMealOutlined';
import SettingsInputAntennaOutlined from '@mui/icons-material/SettingsInputAntennaOutlined';
import SettingsRemoteOutlined from '@mui/icons-material/SettingsRemoteOutlined';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import ShowChartOutlined from '@mui/icons-material/ShowChartOutlined';
import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import SyncAltOutlined from '@mui/icons-material/SyncAltOutlined';
import TerrainOutlined from '@mui/icons-material/TerrainOutlined';
import ThermostatOutlined from '@mui/icons-material/ThermostatOutlined';
import ThunderstormOutlined from '@mui/icons-material/ThunderstormOutlined';
import TimelineOutlined from '@mui/icons-material/TimelineOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import WaterDropOutlined from '@mui/icons-material/WaterDropOutlined';
import WaterOutlined from '@mui/icons-material/WaterOutlined';
import WbSunnyOutlined from '@mui/icons-material/WbSunnyOutlined';
import YardOutlined from '@mui/icons-material/YardOutlined';
import type SvgIcon from '@mui/material/SvgIcon';

/**
 * Menu icons by the name that the backend gives. The set is fixed: an unknown name shows the fallback, so that a new
 * menu entry never needs a new build to be usable.
 */
const ICONS = {
  AccountBalanceOutlined,
  AccountBalanceWalletOutlined,
  AccountTreeOutlined,
  AgricultureOutlined,
  AnalyticsOutlined,
  AppsOutlined,
  ArticleOutlined,
  AssignmentOutlined,
  AutorenewOutlined,
  BadgeOutlined,
  BalanceOutlined,
  BiotechOutlined,
  BookmarkBorderOutlined,
  BuildOutlined,
  CalendarMonthOutlined,
  CategoryOutlined,
  ChecklistOutlined,
  CompareArrowsOutlined,
  CompareOutlined,
  ContactSupportOutlined,
  CreditScoreOutlined,
  DashboardOutlined,
  DescriptionOutlined,
  EditCalendarOutlined,
  EditNoteOutlined,
  EggAltOutlined,
  EggOutlined,
  EventNoteOutlined,
  EventOutlined,
  FactCheckOutlined,
  FamilyRestroomOutlined,
  FastForwardOutlined,
  FolderSpecialOutlined,
  ForestOutlined,
  ForumOutlined,
  GavelOutlined,
  GrassOutlined,
  GroupsOutlined,
  HandshakeOutlined,
  HealthAndSafetyOutlined,
  HiveOutlined,
  HolidayVillageOutlined,
  HistoryOutlined,
  HomeOutlined,
  KeyboardOutlined,
  LogoutOutlined,
  PaletteOutlined,
  PersonOutlineOutlined,
  HouseSidingOutlined,
  HubOutlined,
  InsightsOutlined,
  InventoryOutlined,
  LabelOutlined,
  LandscapeOutlined,
  LayersOutlined,
  LocalShippingOutlined,
  ManageSearchOutlined,
  MapOutlined,
  MarkEmailReadOutlined,
  MenuBookOutlined,
  MonitorHeartOutlined,
  MoveDownOutlined,
  NetworkCheckOutlined,
  NewspaperOutlined,
  NoteAddOutlined,
  PaymentsOutlined,
  PetsOutlined,
  PlaylistAddCheckOutlined,
  PlaylistAddOutlined,
  PointOfSaleOutlined,
  PostAddOutlined,
  PrecisionManufacturingOutlined,
  PriceChangeOutlined,
  QueryStatsOutlined,
  ReceiptLongOutlined,
  ReceiptOutlined,
  RequestQuoteOutlined,
  RotateRightOutlined,
  RouterOutlined,
  RuleOutlined,
  SavingsOutlined,
  SchoolOutlined,
  ScienceOutlined,
  SensorsOutlined,
  SetMealOutlined,
  SettingsInputAntennaOutlined,
  SettingsRemoteOutlined,
  ShareOutlined,
  ShoppingBasketOutlined,
  ShoppingCartOutlined,
  ShowChartOutlined,
  SpeedOutlined,
  StraightenOutlined,
  SummarizeOutlined,
  SupportAgentOutlined,
  SwapHorizOutlined,
  SyncAltOutlined,
  TerrainOutlined,
  ThermostatOutlined,
  ThunderstormOutlined,
  TimelineOutlined,
  TrendingUpOutlined,
  TuneOutlined,
  VpnKeyOutlined,
  WarehouseOutlined,
  WaterDropOutlined,
  WaterOutlined,
  WbSunnyOutlined,
  YardOutlined,
};

/** A name that has an icon: what the application itself names is checked by the compiler. */
export type MenuIconName = keyof typeof ICONS;

export const MENU_ICONS: Readonly<Record<string, typeof SvgIcon>> = ICONS;

/** The icon of a menu entry; names come with or without the `Outlined` ending. */
export function menuIcon(name: string): typeof SvgIcon {
  return MENU_ICONS[name] ?? MENU_ICONS[`${name}Outlined`] ?? ArticleOutlined;
}
