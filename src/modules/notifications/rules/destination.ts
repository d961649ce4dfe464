import { matchPath } from 'react-router-dom';
import type { Identity } from '@/domain/identity/identityWire';
import { mayOpen } from '@/domain/identity/permissions';
import { foldForSearch } from '@/platform/format/text';
import type { RouteEntry } from '@/platform/routing/routeTypes';
import type { AppNotification } from '../notificationsWire';

/** A screen that a notification leads to. */
export interface Destination {
  path: string;
  /** The menu's name of it; null for a page that stands in no menu. */
  name: string | null;
  /** Still on the former site: opened by a full page load. */
  legacy: boolean;
}

type Openable = Pick<RouteEntry, 'path' | 'permission' | 'access' | 'layout'>;

/** Beginnings of words, and the screens to look for, in this order. The first line that fits decides. */
interface Line {
  module?: string;
  words: readonly string[];
  paths: readonly string[];
}

const POULTRY = 'avicultura';
const FISH = 'piscicultura';
const LAND = 'agron';

const LINES: readonly Line[] = [
  { words: ['romaneio'], paths: ['/romaneio'] },
  { words: ['certificado', 'nota fiscal', 'nf-e', 'nfe'], paths: ['/fiscal', '/manifestador'] },
  { words: ['titulo', 'conta a pagar', 'contas a', 'conta a receber', 'fatura'], paths: ['/titulos'] },
  { words: ['manutencao', 'revisao'], paths: ['/planejamento-manutencao-de-bens'] },
  {
    words: ['satelite', 'ndvi'],
    paths: ['/comparacao-mapas', '/silvicultura/comparacao-mapas'],
  },
  { words: ['solicitacao'], paths: ['/solicitacoes'] },
  { module: POULTRY, words: ['silo', 'racao'], paths: ['/pedido-de-racao'] },
  { module: POULTRY, words: ['ocorrencia'], paths: ['/zootecnia/ocorrencia'] },
  { module: POULTRY, words: ['lote', 'alojamento', 'abate'], paths: ['/avicultura/lote'] },
  { module: POULTRY, words: ['resumo'], paths: ['/avicultura/relatorio-de-lote', '/avicultura/lote'] },
  { module: POULTRY, words: ['comando'], paths: ['/comandos'] },
  { module: POULTRY, words: ['bateria', 'dispositivo'], paths: ['/sensor-status', '/monitoramento'] },
  {
    module: POULTRY,
    words: ['sensor', 'temperatura', 'umidade', 'gas', 'energia', 'aviario', 'amonia'],
    paths: ['/avicultura/dashboard-aviario', '/monitoramento'],
  },
  { module: FISH, words: ['ocorrencia'], paths: ['/piscicultura/ocorrencia'] },
  { module: FISH, words: ['lote', 'despesca'], paths: ['/piscicultura/lote'] },
  { module: FISH, words: ['agua', 'oxigenio', 'viveiro', 'tanque'], paths: ['/piscicultura/dashboard'] },
  {
    module: LAND,
    words: ['ocorrencia'],
    paths: ['/agricultura/ocorrencia', '/silvicultura/ocorrencia'],
  },
  {
    module: LAND,
    words: ['irrigacao', 'lamina'],
    paths: ['/dashboard-irrigacao'],
  },
  {
    module: LAND,
    words: ['chuva', 'estacao', 'vento', 'geada', 'temperatura', 'umidade', 'radiacao', 'indice uv'],
    paths: ['/agricultura/estacoes-meteorologicas', '/silvicultura/estacoes-meteorologicas'],
  },
];

/** True when one of the beginnings stands at the start of a word. */
function speaksOf(text: string, words: readonly string[]): boolean {
  return words.some((word) => ` ${text}`.includes(` ${word}`));
}

function openable(path: string, identity: Identity, pages: readonly Openable[]): Destination | null {
  const entry = identity.currentCustomer?.permissions.find(({ urlName }) => urlName === path);
  const page = pages.find(
    (each) => each.layout !== 'bare' && matchPath(each.path, path) !== null && each.path !== '*',
  );
  const allowed = page !== undefined && mayOpen(page, identity) === 'allowed';
  if (entry) return { path, name: entry.name, legacy: entry.legacy || !allowed };
  return allowed ? { path, name: null, legacy: false } : null;
}

/**
 * The screen of a notification, by its module and its words; null where none is known, or none of them stands in the
 * user's menu or is a page that the user may open.
 */
export function destinationOf(
  { title, description, moduleName }: Pick<AppNotification, 'title' | 'description' | 'moduleName'>,
  identity: Identity,
  pages: readonly Openable[],
): Destination | null {
  const module = foldForSearch(moduleName ?? '');
  const fits = (text: string) =>
    LINES.find((line) => (!line.module || module.startsWith(line.module)) && speaksOf(text, line.words));
  // The title names the matter; the description is read only where the title says nothing.
  const line = fits(foldForSearch(title)) ?? fits(foldForSearch(description));
  for (const path of line?.paths ?? []) {
    const found = openable(path, identity, pages);
    if (found) return found;
  }
  return null;
}
