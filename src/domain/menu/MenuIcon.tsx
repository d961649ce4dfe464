import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AppsOutlined from '@mui/icons-material/AppsOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import EggAltOutlined from '@mui/icons-material/EggAltOutlined';
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined';
import ForestOutlined from '@mui/icons-material/ForestOutlined';
import GrassOutlined from '@mui/icons-material/GrassOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LandscapeOutlined from '@mui/icons-material/LandscapeOutlined';
import SensorsOutlined from '@mui/icons-material/SensorsOutlined';
import SetMealOutlined from '@mui/icons-material/SetMealOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { useEffect, useSyncExternalStore } from 'react';
import { inBackground } from '@/platform/connection/newVersion';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';

type Icons = Readonly<Record<string, typeof SvgIcon>>;

/** Icons of the first level: they stand in the navigation from the first frame, so they come with it. */
const FIRST: Icons = {
  AccountBalanceWalletOutlined,
  AppsOutlined,
  BuildOutlined,
  EggAltOutlined,
  EventNoteOutlined,
  ForestOutlined,
  GrassOutlined,
  HomeOutlined,
  LandscapeOutlined,
  SensorsOutlined,
  SetMealOutlined,
  SupportAgentOutlined,
};

/** All icons, once their chunk is here. */
let loaded: Icons | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

function load(): Promise<void> {
  loading ??= inBackground(() => import('./menuIcons')).then(
    ({ MENU_ICONS }) => {
      loaded = MENU_ICONS;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      // An icon is no reason for a message: the next entry that needs it asks again.
      log.info('menu icons not loaded', { error: faultOf(error) });
      loading = null;
    },
  );
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const iconIn = (icons: Icons, name: string) => icons[name] ?? icons[`${name}Outlined`];

/**
 * The icon of a menu entry, by the name that the backend gives, with or without the `Outlined` ending. Its place is empty
 * until the icons of the pages have come; an unknown name shows a sheet of paper.
 */
export function MenuIcon({ name, ...props }: SvgIconProps & { readonly name: string }) {
  const icons = useSyncExternalStore(subscribe, () => loaded);
  const first = iconIn(FIRST, name);
  const missing = first === undefined && icons === null;
  useEffect(() => {
    if (missing) void load();
  }, [missing]);
  const Icon = first ?? (icons ? (iconIn(icons, name) ?? ArticleOutlined) : SvgIcon);
  return <Icon aria-hidden {...props} />;
}
